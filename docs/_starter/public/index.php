<?php

use Nyholm\Psr7\ServerRequest;
use Psr\Log\LoggerInterface;
use Rift\Contracts\Http\ResponseEmitter\EmitterInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Http\Kernel\Kernel;
use Rift\Core\Http\Request\Request;

require dirname(__DIR__) . '/vendor/autoload.php';

// Handles what is thrown outside of the try below, or while its catch prints.
set_exception_handler(function (Throwable $error): void {
    error_log((string) $error);
    http_response_code(Result::HTTP_INTERNAL_SERVER_ERROR);
    header('Content-Type: application/json');
    echo '{"ok": false, "code": 500, "payload": "Internal server error"}';
});

$container = require dirname(__DIR__) . '/configs/container.php';

$emitter = $container->get(EmitterInterface::class);
$created = Request::fromGlobals();
// If creation failed there is no request, but the emitter needs one.
$request = $created->result ?? new ServerRequest('GET', '/');

try {
    if ($created->isSuccess()) {
        $outcome = $container->get(Kernel::class)->handle($request);
    } else {
        $outcome = $created;
        $emitter->emit($outcome, $request);
    }
} catch (Throwable $error) {
    // The router catches what a handler throws, but not what a middleware throws.
    $outcome = Result::Failure(
        Result::HTTP_INTERNAL_SERVER_ERROR,
        'Internal server error',
        ['exception' => (string) $error],
    );
    $emitter->emit($outcome, $request);
}

if ($outcome->code >= Result::HTTP_INTERNAL_SERVER_ERROR || $outcome->code < 200) {
    $line = "{$request->getMethod()} {$request->getUri()->getPath()}: $outcome->error";

    try {
        $container
            ->get(LoggerInterface::class)
            ->error($line, $outcome->meta['debug'] ?? []);
    } catch (Throwable $error) {
        // The response has been printed already.
        error_log("{$line}. The logger failed: {$error->getMessage()}");
    }
}
