<?php

namespace App\UseCases\Clients;

use App\Models\Tenant\Clients;
use Psr\Http\Message\ServerRequestInterface;
use Rift\Contracts\Handlers\HandlerInterface;
use Rift\Core\Databus\ResultType;

final class ValidateClient implements HandlerInterface
{
    public function __construct(private readonly Clients $model)
    {
    }

    public function execute(ServerRequestInterface $request): ResultType
    {
        return $this->model->validate($request->getParsedBody() ?? []);
    }
}
