<?php

namespace App\UseCases\Clients;

use App\Repositories\Tenant\ClientsRepository;
use App\Repositories\Tenant\RepositoriesFactory;
use App\Repositories\Tenant\RepositoriesRouter;
use Psr\Http\Message\ServerRequestInterface;
use Rift\Contracts\Handlers\HandlerInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;
use Rift\Validator\Types\IntUtils;

final class ListClients implements HandlerInterface
{
    public function __construct(private readonly RepositoriesRouter $repositories)
    {
    }

    public function execute(ServerRequestInterface $request): ResultType
    {
        $uid = $request->getAttribute('uid');
        $limit = $request->getQueryParams()['limit'] ?? 20;
        $limit = (int) filter_var($limit, FILTER_VALIDATE_INT);

        return IntUtils::checkRange($limit, 1, 100, 'limit')
            ->then(fn (): ResultType => $this->repositories->factory($uid))
            ->then(fn (RepositoriesFactory $factory): ResultType => $factory->clients())
            ->then(fn (ClientsRepository $clients) => $clients->getClients($limit))
            ->then(fn (array $rows): ResultType => Result::Success([
                'tenant' => $uid,
                'clients' => $rows,
            ]));
    }
}
