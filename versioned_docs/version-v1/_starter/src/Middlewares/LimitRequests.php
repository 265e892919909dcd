<?php

namespace App\Middlewares;

use Psr\Http\Message\ServerRequestInterface;
use Rift\Contracts\Middlewares\MiddlewareInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;
use Rift\Core\Http\RateLimiter\RateLimitMiddleware;
use TypeError;

final class LimitRequests implements MiddlewareInterface
{
    public function __construct(private readonly RateLimitMiddleware $limiter)
    {
    }

    public function execute(ServerRequestInterface $request): ResultType
    {
        $limit = $request->getAttribute('route')['limit'];

        if ($limit === []) {
            return Result::Success();
        }

        try {
            $outcome = $this->limiter->execute($request);
        } catch (TypeError) {
            // Version 1.0.0 raises it when Redis cannot be reached.
            return Result::Failure(
                Result::HTTP_SERVICE_UNAVAILABLE,
                'Requests cannot be counted',
            )->withMetric('retry_after', 5);
        }

        return $outcome->code === Result::HTTP_TOO_MANY_REQUESTS
            ? $outcome->withMetric('retry_after', $limit['interval'])
            : $outcome;
    }
}
