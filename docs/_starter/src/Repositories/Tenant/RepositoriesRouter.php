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
    private const ERROR_UNKNOWN = 'Unknown tenant';

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
                // Connecting to a schema that does not exist succeeds, too.
                $found = $pdo->prepare('SELECT to_regnamespace(?)');
                $found->execute([$schema]);

                if ($found->fetchColumn() === null) {
                    return Result::Failure(
                        Result::HTTP_NOT_FOUND,
                        self::ERROR_UNKNOWN,
                    );
                }

                $this->factories[$schema] = new RepositoriesFactory($pdo);

                return Result::Success($this->factories[$schema]);
            });
    }
}
