<?php

namespace App\Services;

use JsonException;
use Psr\Http\Message\ServerRequestInterface;
use Rift\Contracts\Http\ResponseEmitter\EmitterInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;
use Rift\Core\Http\ResponseEmitters\TextEmitter;

final class ApiEmitter implements EmitterInterface
{
    private const FLAGS =
        JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR;
    private const ERROR_ENCODING = 'The answer cannot be encoded';
    private const HIDDEN = 'Internal server error';

    public function __construct(
        private readonly TextEmitter $text,
        private readonly bool $showsDebug = false,
    ) {
    }

    public function emit(ResultType $outcome, ServerRequestInterface $request): void
    {
        $shown = clone $outcome;
        $shown->meta = [
            'metrics' => $outcome->meta['metrics'] ?? [],
            'debug' => $this->showsDebug ? $outcome->meta['debug'] ?? [] : [],
        ];

        // A code such as 0, that of most exceptions, is no HTTP status.
        if ($shown->code < 200 || $shown->code > 599) {
            $shown->code = Result::HTTP_INTERNAL_SERVER_ERROR;
        }
        if ($shown->code === Result::HTTP_INTERNAL_SERVER_ERROR && !$this->showsDebug) {
            $shown->error = self::HIDDEN;
        }

        http_response_code($shown->code);
        header('Vary: Accept');

        if ($shown->getMetric('retry_after') !== null) {
            header('Retry-After: ' . $shown->getMetric('retry_after'));
        }

        try {
            $json = $this->encode($shown);
        } catch (JsonException $cause) {
            error_log(self::ERROR_ENCODING . ": {$cause->getMessage()}");
            http_response_code(Result::HTTP_INTERNAL_SERVER_ERROR);
            $shown = Result::Failure(message: self::ERROR_ENCODING);
            $shown->meta = ['metrics' => [], 'debug' => []];
            $json = $this->encode($shown);
        }

        // Rift's XML is malformed for lists and messages: every other client gets JSON.
        if (!str_starts_with($request->getHeaderLine('Accept'), 'text/plain')) {
            header('Content-Type: application/json');
            echo $json;

            return;
        }

        // Rift's text has private properties, too: it gets what JSON shows.
        $open = json_decode($json, true);
        $shown->result = $open['payload'];
        $shown->meta = $open['_meta'];
        $this->text->emit($shown, $request);
    }

    public function supports(string $contentType): bool
    {
        return true;
    }

    private function encode(ResultType $shown): string
    {
        return $shown->toJson(fn (ResultType $result): array => [
            'ok' => $result->isSuccess(),
            'code' => $result->code,
            'payload' => $result->result ?? $result->error,
            '_meta' => $result->meta,
        ], self::FLAGS);
    }
}
