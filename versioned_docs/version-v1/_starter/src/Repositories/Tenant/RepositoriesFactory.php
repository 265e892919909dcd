<?php

namespace App\Repositories\Tenant;

use App\Models\Tenant\Clients;
use PDO;
use Rift\Contracts\Repositories\RepositoriesFactoryInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;

class RepositoriesFactory implements RepositoriesFactoryInterface
{
    public function __construct(private readonly PDO $pdo)
    {
    }

    public function clients(): ResultType
    {
        return Result::Success(new ClientsRepository($this->pdo, new Clients()));
    }
}
