<?php

namespace App\Middlewares;

use Psr\Http\Message\ServerRequestInterface;
use Rift\Contracts\Middlewares\MiddlewareInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;

final class ParseJsonBody implements MiddlewareInterface
{
    private const ERROR_INVALID_BODY = 'The body is not a JSON object';

    public function execute(ServerRequestInterface $request): ResultType
    {
        $body = json_decode((string) $request->getBody(), true);

        return is_array($body) && ($body === [] || !array_is_list($body))
            ? Result::Success($request->withParsedBody($body))
            : Result::Failure(Result::HTTP_BAD_REQUEST, self::ERROR_INVALID_BODY);
    }
}
