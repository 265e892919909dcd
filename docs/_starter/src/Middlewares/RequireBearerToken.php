<?php

namespace App\Middlewares;

use Psr\Http\Message\ServerRequestInterface;
use Rift\Contracts\Middlewares\MiddlewareInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;
use Rift\Crypto\JwtManager;
use TypeError;

final class RequireBearerToken implements MiddlewareInterface
{
    private const ERROR_INVALID_TOKEN_FORMAT =
        'A valid authorization token was not found.';
    private const ERROR_MISSING_UID = 'Invalid token: missing UID';
    private const ERROR_TOKEN_EXPIRED = 'Token expired';
    private const ERROR_INVALID_ISSUANCE_TIME = 'Invalid token issuance time';
    private const ERROR_NOT_ACCESS_TOKEN = 'Not an access token';
    private const ERROR_TOKEN_VERIFICATION_FAILED = 'Token verification failed: %s';

    private const BEARER_TOKEN = '/^Bearer\s+([\w-]+\.[\w-]+\.[\w-]+)$/i';

    public function __construct(private readonly JwtManager $jwt)
    {
    }

    public function execute(ServerRequestInterface $request): ResultType
    {
        $hasUid = fn (array $claims) => !empty($claims['uid']);
        $isCurrent = fn (array $claims) => ($claims['exp'] ?? 0) >= time();
        $isIssued = fn (array $claims) => ($claims['iat'] ?? 0) <= time();
        // A verify token has the same key and uid, and the encrypted code.
        $isAccess = fn (array $claims) => !isset($claims['code']);
        $unauthorized = Result::HTTP_UNAUTHORIZED;

        return $this->readToken($request->getHeaderLine('Authorization'))
            ->then(fn (string $token) => $this->decode($token))
            ->ensure($hasUid, self::ERROR_MISSING_UID, $unauthorized)
            ->ensure($isCurrent, self::ERROR_TOKEN_EXPIRED, $unauthorized)
            ->ensure($isIssued, self::ERROR_INVALID_ISSUANCE_TIME, $unauthorized)
            ->ensure($isAccess, self::ERROR_NOT_ACCESS_TOKEN, $unauthorized)
            ->then(fn (array $claims) => Result::Success(
                $request->withAttribute('uid', $claims['uid']),
            ));
    }

    private function readToken(string $header): ResultType
    {
        return preg_match(self::BEARER_TOKEN, $header, $matches) === 1
            ? Result::Success($matches[1])
            : Result::Failure(
                Result::HTTP_UNAUTHORIZED,
                self::ERROR_INVALID_TOKEN_FORMAT,
            );
    }

    private function decode(string $token): ResultType
    {
        try {
            $decoded = $this->jwt->decode($token);
        } catch (TypeError) {
            // The library raises it for a header with fields of another type.
            $decoded = Result::Failure(message: 'Malformed header');
        }

        // A catch after the checks would rewrite their failures as well.
        return $decoded->catch(fn (string $error) => Result::Failure(
            Result::HTTP_UNAUTHORIZED,
            match (true) {
                $error === 'Expired token' => self::ERROR_TOKEN_EXPIRED,
                str_contains($error, 'iat prior') => self::ERROR_INVALID_ISSUANCE_TIME,
                default => sprintf(self::ERROR_TOKEN_VERIFICATION_FAILED, $error),
            },
        ));
    }
}
