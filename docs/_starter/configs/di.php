<?php

use App\Services\ApiEmitter;
use App\Services\DatabaseConnector;
use Rift\Contracts\Cache\CacheInterface;
use Rift\Contracts\Database\Bridge\PDO\ConnectorInterface;
use Rift\Contracts\Http\ResponseEmitter\EmitterInterface;
use Rift\Contracts\Http\Router\RouterInterface;
use Rift\Contracts\Http\RoutesBox\RoutesBoxInterface;
use Rift\Core\Cache\Redis\RedisCacheService;
use Rift\Core\Http\Router\Router;

use function DI\autowire;
use function DI\decorate;
use function DI\get;

return [
    EmitterInterface::class => get(ApiEmitter::class),
    RouterInterface::class => get(Router::class),
    RoutesBoxInterface::class => fn () => require __DIR__ . '/routes.php',
    CacheInterface::class => get(RedisCacheService::class),
    ConnectorInterface::class => decorate(fn (ConnectorInterface $rift) =>
        new DatabaseConnector($rift)),

    ApiEmitter::class => autowire()
        ->constructorParameter('showsDebug', ($_ENV['APP_DEBUG'] ?? '0') === '1'),
];
