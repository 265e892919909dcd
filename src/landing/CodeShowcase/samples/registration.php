<?php

namespace App\UseCases\Auth;

use App\Repositories\System\RepositoriesFactory;
use App\Repositories\System\RepositoriesRouter;
use App\Repositories\System\TenantsRepository;
use App\Services\Mailer;
use App\Validators\CredentialsValidator;
use Psr\Http\Message\ServerRequestInterface;
use Rift\Contracts\Handlers\HandlerInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;
use Rift\Crypto\EncryptionManager;
use Rift\Crypto\HashManager;
use Rift\Crypto\JwtManager;
use Rift\Crypto\UidManager;
use Rift\Metrics\Stopwatch\StopwatchManager;
use Symfony\Component\Stopwatch\Stopwatch;

final class RegisterByEmail implements HandlerInterface
{
    private const ERROR_EMAIL_EXISTS = 'A client with the same email already exists.'
        . ' If it was you, log in to access your account.';
    private const ERROR_REGISTRATION_FAILED = 'Registration failed';
    private const AUTH_TOKEN_TTL = 86400;
    private const VERIFY_TOKEN_TTL = 1800;
    private const VERIFY_CODE_MIN = 100000;
    private const VERIFY_CODE_MAX = 999999;

    private const TIMER_TOTAL = 'reg.total';
    private const TIMER_VALIDATION = 'reg.validation';
    private const TIMER_REPO_UNIT = 'reg.repo_unit';
    private const TIMER_EMAIL_CHECK = 'reg.email_check';
    private const TIMER_UID_GEN = 'reg.uid_gen';
    private const TIMER_HASH = 'reg.hash';
    private const TIMER_JWT_GEN = 'reg.jwt_gen';
    private const TIMER_CODE_GEN = 'reg.verify_code_gen';
    private const TIMER_CODE_ENCRYPT = 'reg.verify_code_encrypt';
    private const TIMER_CODE_SEND = 'reg.verify_code_send';

    public function __construct(
        private readonly CredentialsValidator $validator,
        private readonly RepositoriesRouter $repositories,
        private readonly HashManager $hashes,
        private readonly JwtManager $jwt,
        private readonly EncryptionManager $encryption,
        private readonly Mailer $mailer,
        private readonly Stopwatch $stopwatch,
        private readonly StopwatchManager $stopwatchManager,
    ) {
    }

    public function execute(ServerRequestInterface $request): ResultType
    {
        $this->stopwatch->start(self::TIMER_TOTAL);
        $body = $request->getParsedBody() ?? [];

        return $this
            ->timed(self::TIMER_VALIDATION, fn () => $this->validator->validate($body))
            ->then(fn () => $this->timed(
                self::TIMER_REPO_UNIT,
                fn () => $this->repositories->factory()
                    ->then(fn (RepositoriesFactory $factory) => $factory->tenants()),
            ))
            ->then(fn (TenantsRepository $tenants) => $this
                ->timed(
                    self::TIMER_EMAIL_CHECK,
                    fn () => $tenants->getTenantUidByEmail($body['email']),
                )
                ->ensure(
                    fn (array $rows) => !isset($rows[0]['uid']),
                    self::ERROR_EMAIL_EXISTS,
                    Result::HTTP_CONFLICT,
                )
                ->then(fn () => $this->addTenant($tenants, $body)))
            ->then(fn (string $uid) => $this->issueTokens($uid, $body['email']))
            ->then(function (array $tokens) {
                $this->stopwatch->stop(self::TIMER_TOTAL);
                return Result::Success($tokens);
            })
            ->catch(fn (?string $error, int $code) => Result::Failure(
                $code,
                self::ERROR_REGISTRATION_FAILED . ": $error",
            ))
            ->withMetric('stopwatch', $this->stopwatchManager->collectMetrics(
                $this->stopwatch,
                self::TIMER_TOTAL,
            ));
    }

    private function addTenant(TenantsRepository $tenants, array $body): ResultType
    {
        $uid = $this->timed(self::TIMER_UID_GEN, UidManager::generate(...));
        $hash = $this->timed(
            self::TIMER_HASH,
            fn () => $this->hashes->passwordHash($body['password']),
        );

        return $tenants->createTenant($uid, $body['email'], $hash)
            ->then(fn () => Result::Success($uid));
    }

    private function issueTokens(string $uid, string $email): ResultType
    {
        return $this
            ->timed(
                self::TIMER_JWT_GEN,
                fn () => $this->jwt->encode(['uid' => $uid], self::AUTH_TOKEN_TTL),
            )
            ->then(fn (string $authToken) => $this
                ->issueVerifyToken($uid, $email)
                ->then(fn (string $verifyToken) => Result::Success([
                    'auth.token' => $authToken,
                    'verify.token' => $verifyToken,
                ])));
    }

    private function issueVerifyToken(string $uid, string $email): ResultType
    {
        $code = (string) $this->timed(
            self::TIMER_CODE_GEN,
            fn () => random_int(self::VERIFY_CODE_MIN, self::VERIFY_CODE_MAX),
        );

        return $this
            ->timed(self::TIMER_CODE_ENCRYPT, fn () => $this->encryption->encrypt($code))
            ->then(function (string $encrypted) use ($uid, $email, $code) {
                // The tenant exists by now: a failure of the mailer does not undo it.
                $this->timed(
                    self::TIMER_CODE_SEND,
                    fn () => $this->mailer->sendConfirmationEmail($email, $code),
                );

                return $this->jwt->encode(
                    ['uid' => $uid, 'code' => $encrypted],
                    self::VERIFY_TOKEN_TTL,
                );
            });
    }

    private function timed(string $timer, callable $step): mixed
    {
        $this->stopwatch->start($timer);
        $outcome = $step();
        $this->stopwatch->stop($timer);

        return $outcome;
    }
}
