<?php

namespace App\Repositories\Tenant;

use App\Services\TenantSchema;
use PDO;
use Rift\Contracts\Database\Bridge\PDO\ConnectorInterface;
use Rift\Contracts\Repositories\RepositoriesRouterInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;

class RepositoriesRouter implements RepositoriesRouterInterface
{
    /** @var array<string, RepositoriesFactory> */
    private array $factories = [];

    public function __construct(private readonly ConnectorInterface $connector)
    {
    }

    public function factory(string $uid): ResultType
    {
        return TenantSchema::nameFor($uid)
            ->then(fn (string $schema): ResultType => $this->open($schema));
    }

    private function open(string $schema): ResultType
    {
        if (isset($this->factories[$schema])) {
            return Result::Success($this->factories[$schema]);
        }

        return $this->connector->createSchemaConnection($schema)
            ->then(function (PDO $pdo) use ($schema): ResultType {
                $this->factories[$schema] = new RepositoriesFactory($pdo);

                return Result::Success($this->factories[$schema]);
            });
    }
}
