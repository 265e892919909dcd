<?php

namespace App\UseCases;

use Psr\Http\Message\ServerRequestInterface;
use Rift\Contracts\Handlers\HandlerInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;

final class ShowStatus implements HandlerInterface
{
    public function execute(ServerRequestInterface $request): ResultType
    {
        return Result::Success(['status' => 'up']);
    }
}
