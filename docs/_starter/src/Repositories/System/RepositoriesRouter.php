<?php

namespace App\Repositories\System;

use PDO;
use Rift\Contracts\Database\Bridge\PDO\ConnectorInterface;
use Rift\Contracts\Repositories\RepositoriesRouterInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;

class RepositoriesRouter implements RepositoriesRouterInterface
{
    private ?RepositoriesFactory $factory = null;

    public function __construct(private readonly ConnectorInterface $connector)
    {
    }

    public function factory(): ResultType
    {
        if ($this->factory !== null) {
            return Result::Success($this->factory);
        }

        return $this->connector->createSchemaConnection('system')
            ->then(function (PDO $pdo): ResultType {
                $this->factory = new RepositoriesFactory($pdo);

                return Result::Success($this->factory);
            });
    }
}
