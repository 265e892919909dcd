<?php

namespace App\UseCases\Clients;

use App\Models\Tenant\Clients;
use App\Repositories\Tenant\ClientsRepository;
use App\Repositories\Tenant\RepositoriesFactory;
use App\Repositories\Tenant\RepositoriesRouter;
use Psr\Http\Message\ServerRequestInterface;
use Rift\Contracts\Handlers\HandlerInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;
use Rift\Crypto\UidManager;

final class CreateClient implements HandlerInterface
{
    public function __construct(
        private readonly Clients $model,
        private readonly RepositoriesRouter $repositories,
    ) {
    }

    public function execute(ServerRequestInterface $request): ResultType
    {
        $tenantUid = $request->getAttribute('uid');

        return $this->model->validate($request->getParsedBody() ?? [])
            ->then(fn (array $client): ResultType => $this->store($tenantUid, $client));
    }

    private function store(string $tenantUid, array $client): ResultType
    {
        $uid = UidManager::generate();

        return $this->repositories->factory($tenantUid)
            ->then(fn (RepositoriesFactory $factory): ResultType => $factory->clients())
            ->then(fn (ClientsRepository $clients): ResultType => $clients
                ->createClient($uid, $client['name'], $client['email']))
            ->then(fn (): ResultType => Result::Success(
                ['uid' => $uid, 'name' => $client['name']],
                Result::HTTP_CREATED,
            ));
    }
}
