<?php

namespace App\UseCases\Clients;

use App\Repositories\Tenant\ClientsRepository;
use App\Repositories\Tenant\RepositoriesFactory;
use App\Repositories\Tenant\RepositoriesRouter;
use Psr\Http\Message\ServerRequestInterface;
use Rift\Contracts\Handlers\HandlerInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;

final class ShowClient implements HandlerInterface
{
    public function __construct(private readonly RepositoriesRouter $repositories)
    {
    }

    public function execute(ServerRequestInterface $request): ResultType
    {
        $tenantUid = $request->getAttribute('uid');
        $clientUid = $request->getAttribute('params')['uid'];

        return $this->repositories
            ->factory($tenantUid)
            ->then(fn (RepositoriesFactory $factory): ResultType => $factory->clients())
            ->then(fn (ClientsRepository $clients): ResultType => $clients
                ->getClientByUid($clientUid))
            ->ensure(
                fn (array $rows): bool => $rows !== [],
                "Client {$clientUid} not found",
                Result::HTTP_NOT_FOUND,
            )
            ->then(fn (array $rows): ResultType => Result::Success($rows[0]));
    }
}
