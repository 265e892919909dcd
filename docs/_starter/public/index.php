<?php

use Nyholm\Psr7\ServerRequest;
use Psr\Log\LoggerInterface;
use Rift\Contracts\Http\ResponseEmitter\EmitterInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Http\Kernel\Kernel;
use Rift\Core\Http\Request\Request;

require dirname(__DIR__) . '/vendor/autoload.php';

// For errors of the container, the logger and the emitter, which nothing below prints.
set_exception_handler(function (Throwable $error): void {
    error_log((string) $error);
    http_response_code(Result::HTTP_INTERNAL_SERVER_ERROR);
    header('Content-Type: application/json');
    echo '{"ok": false, "code": 500, "payload": "Internal server error"}';
});

$container = require dirname(__DIR__) . '/configs/container.php';

$emitter = $container->get(EmitterInterface::class);
$created = Request::fromGlobals();
// A request that cannot be created is no result, and the emitter needs one.
$request = $created->result ?? new ServerRequest('GET', '/');

try {
    if ($created->isSuccess()) {
        $outcome = $container->get(Kernel::class)->handle($request);
    } else {
        $outcome = $created;
        $emitter->emit($outcome, $request);
    }
} catch (Throwable $error) {
    // The router catches what a handler throws, and no error of a middleware.
    $outcome = Result::Failure(
        Result::HTTP_INTERNAL_SERVER_ERROR,
        'Internal server error',
        ['exception' => (string) $error],
    );
    $emitter->emit($outcome, $request);
}

if ($outcome->code >= Result::HTTP_INTERNAL_SERVER_ERROR) {
    $container->get(LoggerInterface::class)->error(
        "{$request->getMethod()} {$request->getUri()->getPath()}: $outcome->error",
        $outcome->meta['debug'] ?? [],
    );
}
