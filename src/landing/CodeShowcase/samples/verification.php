<?php

namespace App\UseCases\Auth;

use App\Repositories\System\RepositoriesFactory;
use App\Repositories\System\RepositoriesRouter;
use App\Repositories\System\TenantsRepository;
use App\Validators\VerificationCodeValidator;
use Psr\Http\Message\ServerRequestInterface;
use Rift\Contracts\Handlers\HandlerInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;
use Rift\Crypto\EncryptionManager;
use Rift\Crypto\JwtManager;
use Rift\Metrics\Stopwatch\StopwatchManager;
use Symfony\Component\Stopwatch\Stopwatch;

final class VerifyByCode implements HandlerInterface
{
    private const ERROR_TOKEN_LOST = 'Verify token lost.';
    private const ERROR_TOKEN_EXPIRED = 'Verification token expired.';
    private const ERROR_CODE_MISMATCH = 'Mismatch of verification codes.';
    private const ERROR_VERIFY_FAILED = 'Verify failed';
    private const VERIFY_HEADER = 'X-Verification-Code';
    private const VERIFIED_STATUS = 'verified';

    private const TIMER_TOTAL = 'verify.total';
    private const TIMER_VALIDATION = 'verify.validation';
    private const TIMER_TOKEN_DECODE = 'verify.token_decode';
    private const TIMER_TOKEN_CHECK_EXP = 'verify.token_check_exp';
    private const TIMER_CODE_DECODE = 'verify.code_decode';
    private const TIMER_MATCH_CODES = 'verify.match_codes';
    private const TIMER_REPO_UNIT = 'verify.repo_unit';
    private const TIMER_SWITCH_STATUS = 'verify.switch_verify_status';

    public function __construct(
        private readonly VerificationCodeValidator $validator,
        private readonly RepositoriesRouter $repositories,
        private readonly JwtManager $jwt,
        private readonly EncryptionManager $encryption,
        private readonly Stopwatch $stopwatch,
        private readonly StopwatchManager $stopwatchManager,
    ) {
    }

    public function execute(ServerRequestInterface $request): ResultType
    {
        $this->stopwatch->start(self::TIMER_TOTAL);
        $token = $request->getQueryParams()['token'] ?? '';
        $code = $request->getHeaderLine(self::VERIFY_HEADER);

        return Result::Success($token)
            ->ensure(
                fn (mixed $token) => is_string($token) && $token !== '',
                self::ERROR_TOKEN_LOST,
                Result::HTTP_BAD_REQUEST,
            )
            ->then(fn () => $this->timed(
                self::TIMER_VALIDATION,
                fn () => $this->validator->validate(['code' => $code]),
            ))
            ->then(fn () => $this->readClaims($token))
            ->then(fn (array $claims) => $this->timed(
                self::TIMER_CODE_DECODE,
                fn () => $this->decryptCode($claims),
            ))
            ->ensure(fn (array $claims) => $this->timed(
                self::TIMER_MATCH_CODES,
                fn () => hash_equals($claims['code'], $code),
            ), self::ERROR_CODE_MISMATCH, Result::HTTP_UNAUTHORIZED)
            ->then(fn (array $claims) => $this->markVerified($claims['uid']))
            ->then(function (array $changed) {
                $this->stopwatch->stop(self::TIMER_TOTAL);
                return Result::Success($changed);
            })
            ->catch(fn (?string $error, int $code) => Result::Failure(
                $code,
                self::ERROR_VERIFY_FAILED . ": $error",
            ))
            ->withMetric('stopwatch', $this->stopwatchManager->collectMetrics(
                $this->stopwatch,
                self::TIMER_TOTAL,
            ));
    }

    private function readClaims(string $token): ResultType
    {
        return $this
            ->timed(self::TIMER_TOKEN_DECODE, fn () => $this->jwt->decode($token))
            ->then(fn (array $decoded) => $this
                ->timed(
                    self::TIMER_TOKEN_CHECK_EXP,
                    fn () => $this->jwt->checkExpiration($decoded),
                )
                ->then(fn () => Result::Success($decoded)))
            ->catch(fn () => Result::Failure(
                Result::HTTP_UNAUTHORIZED,
                self::ERROR_TOKEN_EXPIRED,
            ));
    }

    private function decryptCode(array $claims): ResultType
    {
        return $this->encryption->decrypt($claims['code'] ?? '')
            ->then(fn (string $code) => Result::Success([...$claims, 'code' => $code]));
    }

    private function markVerified(string $uid): ResultType
    {
        return $this
            ->timed(self::TIMER_REPO_UNIT, fn () => $this->repositories->factory()
                ->then(fn (RepositoriesFactory $factory) => $factory->tenants()))
            ->then(fn (TenantsRepository $tenants) => $this->timed(
                self::TIMER_SWITCH_STATUS,
                fn () => $tenants->updateVerifyStatus($uid, self::VERIFIED_STATUS),
            ));
    }

    private function timed(string $timer, callable $step): mixed
    {
        $this->stopwatch->start($timer);
        $outcome = $step();
        $this->stopwatch->stop($timer);

        return $outcome;
    }
}
