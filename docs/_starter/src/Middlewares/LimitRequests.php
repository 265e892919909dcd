<?php

namespace App\Middlewares;

use Psr\Http\Message\ServerRequestInterface;
use Rift\Contracts\Cache\CacheInterface;
use Rift\Contracts\Middlewares\MiddlewareInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;
use RuntimeException;

final class LimitRequests implements MiddlewareInterface
{
    public function __construct(private readonly CacheInterface $cache)
    {
    }

    public function execute(ServerRequestInterface $request): ResultType
    {
        $route = $request->getAttribute('route');
        $limit = $route['limit'];

        if ($limit === []) {
            return Result::Success();
        }

        $max = $limit['max_attempts'];
        $client = $this->client($request, $limit['strategy']);
        $key = "{$client}:{$route['method']} {$route['path']}";

        return $this->count($key, $limit['interval'])
            ->catch(fn ($error, $code, array $meta): ResultType => Result::Failure(
                Result::HTTP_SERVICE_UNAVAILABLE,
                'Requests cannot be counted',
                $meta['debug'],
            )->withMetric('retry_after', 5))
            ->then(fn (array $window): ResultType => $window['calls'] > $max
                ? Result::Failure(
                    Result::HTTP_TOO_MANY_REQUESTS,
                    "The request limit for the route has been exceeded. [{$max}]",
                )->withMetric('retry_after', max(1, $window['left']))
                : Result::Success());
    }

    private function count(string $key, int $interval): ResultType
    {
        return $this->cache->increment($key)
            ->then(fn (int $calls): ResultType => $this->cache->ttl($key)
                // A counter without an end is new, or its first call was cut short.
                ->then(fn (int $left): ResultType => $left < 0
                    ? $this->cache->expire($key, max(1, $interval))
                        ->then(fn (): ResultType => Result::Success($interval))
                    : Result::Success($left))
                ->then(fn (int $left): ResultType => Result::Success(
                    ['calls' => $calls, 'left' => $left],
                )));
    }

    private function client(ServerRequestInterface $request, string $strategy): string
    {
        $address = $request->getServerParams()['REMOTE_ADDR'] ?? '';

        return match ($strategy) {
            'ip' => $address,
            'ip+agent' => "{$address} {$request->getHeaderLine('User-Agent')}",
            'ip+lang' => "{$address} {$request->getHeaderLine('Accept-Language')}",
            default => throw new RuntimeException(
                "Unknown rate-limit strategy: {$strategy}",
            ),
        };
    }
}
