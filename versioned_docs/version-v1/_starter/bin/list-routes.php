<?php

use Rift\Contracts\Http\RoutesBox\RoutesBoxInterface;

require dirname(__DIR__) . '/vendor/autoload.php';

$container = require dirname(__DIR__) . '/configs/container.php';

foreach ($container->get(RoutesBoxInterface::class)->getRoutes() as $route) {
    $classes = [...$route['middlewares'] ?? [], $route['handler']];
    $names = implode(' ', preg_replace('/.*\\\\/', '', $classes));
    $limit = $route['limit'] ?? null;

    printf("%-6s %-20s %s\n", $route['method'], $route['path'], $names);
    if ($limit !== null) {
        printf("       %d in %d s\n", $limit['max_attempts'], $limit['interval']);
    }
}
