<?php

use Nyholm\Psr7\ServerRequest;
use Psr\Log\LoggerInterface;
use Rift\Contracts\Http\ResponseEmitter\EmitterInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Http\Kernel\Kernel;
use Rift\Core\Http\Request\Request;

require dirname(__DIR__) . '/vendor/autoload.php';

$container = require dirname(__DIR__) . '/configs/container.php';

$emitter = $container->get(EmitterInterface::class);
$created = Request::fromGlobals();

if (!$created->isSuccess()) {
    $emitter->emit($created, new ServerRequest('GET', '/'));
    exit;
}

try {
    $outcome = $container->get(Kernel::class)->handle($created->result);
} catch (Throwable $error) {
    // The router catches what a handler throws, and no error of a middleware.
    $outcome = Result::Failure(
        Result::HTTP_INTERNAL_SERVER_ERROR,
        'Internal server error',
        ['exception' => (string) $error],
    );
    $emitter->emit($outcome, $created->result);
}

if ($outcome->code >= Result::HTTP_INTERNAL_SERVER_ERROR) {
    $container->get(LoggerInterface::class)->error(
        (string) $outcome->error,
        $outcome->meta['debug'] ?? [],
    );
}
