<?php

namespace App\UseCases\Auth;

use App\Repositories\System\RepositoriesFactory;
use App\Repositories\System\RepositoriesRouter;
use App\Repositories\System\TenantsRepository;
use App\Validators\CredentialsValidator;
use Psr\Http\Message\ServerRequestInterface;
use Rift\Contracts\Handlers\HandlerInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;
use Rift\Crypto\JwtManager;
use Rift\Metrics\Stopwatch\StopwatchManager;
use Symfony\Component\Stopwatch\Stopwatch;

final class LoginByEmail implements HandlerInterface
{
    private const ERROR_INVALID_CREDENTIALS = 'Invalid credentials';
    private const ERROR_ACCOUNT_NOT_FOUND = 'Account not found.';
    private const ERROR_AUTH_FAILED = 'Authorization failed';
    private const AUTH_TOKEN_TTL = 3600;

    private const TIMER_TOTAL = 'auth.total';
    private const TIMER_VALIDATION = 'auth.validation';
    private const TIMER_REPO_UNIT = 'auth.repo_unit';
    private const TIMER_HASH_REQUEST = 'auth.hash_request';
    private const TIMER_HASH_VERIFY = 'auth.hash_verify';
    private const TIMER_JWT_GEN = 'auth.jwt_gen';

    public function __construct(
        private readonly CredentialsValidator $validator,
        private readonly RepositoriesRouter $repositories,
        private readonly JwtManager $jwt,
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
            ->then(fn (TenantsRepository $tenants) => $this->timed(
                self::TIMER_HASH_REQUEST,
                fn () => $this->findTenant($tenants, $body['email']),
            ))
            ->ensure(fn (array $tenant) => $this->timed(
                self::TIMER_HASH_VERIFY,
                fn () => password_verify($body['password'], $tenant['hash']),
            ), self::ERROR_INVALID_CREDENTIALS, Result::HTTP_FORBIDDEN)
            // tap runs after a failure too: a refused login leaves this timer running.
            ->tap(fn () => $this->stopwatch->start(self::TIMER_JWT_GEN))
            ->then(fn (array $tenant) => $this->jwt->encode(
                ['uid' => $tenant['uid']],
                self::AUTH_TOKEN_TTL,
            ))
            ->then(function (string $token) {
                $this->stopwatch->stop(self::TIMER_JWT_GEN);
                $this->stopwatch->stop(self::TIMER_TOTAL);
                return Result::Success(['auth.token' => $token]);
            })
            ->catch(fn (?string $error, int $code, ?array $meta) => Result::Failure(
                $code,
                self::ERROR_AUTH_FAILED . ': ' . ($meta['debug']['reason'] ?? $error),
            ))
            ->withMetric('stopwatch', $this->stopwatchManager->collectMetrics(
                $this->stopwatch,
                self::TIMER_TOTAL,
            ));
    }

    private function findTenant(TenantsRepository $tenants, string $email): ResultType
    {
        return $tenants->getTenantUidAndHashByEmail($email)->then(
            fn (array $rows) => isset($rows[0]['uid'])
                ? Result::Success($rows[0])
                : Result::Failure(
                    Result::HTTP_NOT_FOUND,
                    self::ERROR_INVALID_CREDENTIALS,
                    ['reason' => self::ERROR_ACCOUNT_NOT_FOUND],
                ),
        );
    }

    private function timed(string $timer, callable $step): mixed
    {
        $this->stopwatch->start($timer);
        $outcome = $step();
        $this->stopwatch->stop($timer);

        return $outcome;
    }
}
