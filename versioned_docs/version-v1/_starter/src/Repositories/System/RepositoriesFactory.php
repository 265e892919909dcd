<?php

namespace App\Repositories\System;

use App\Models\System\Tenants;
use PDO;
use Rift\Contracts\Repositories\RepositoriesFactoryInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;

class RepositoriesFactory implements RepositoriesFactoryInterface
{
    public function __construct(private readonly PDO $pdo)
    {
    }

    public function tenants(): ResultType
    {
        return Result::Success(new TenantsRepository($this->pdo, new Tenants()));
    }
}
