<?php

namespace App\Configurators;

use App\Services\TenantSchema;
use PDO;
use PDOException;
use Rift\Contracts\Database\Bridge\PDO\ConnectorInterface;
use Rift\Contracts\Database\Configurators\ConfiguratorInterface;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;

class AppTenantConfigurator
{
    public function __construct(
        private readonly ConfiguratorInterface $configurator,
        private readonly ConnectorInterface $connector,
    ) {
    }

    public function configure(string $uid): ResultType
    {
        return TenantSchema::nameFor($uid)->then(
            fn (string $schema): ResultType => $this->connector->createAdminConnection()
                ->then(fn (PDO $lock): ResultType => $this->run($schema, $lock)),
        );
    }

    /** Of two runs at once, the second waits for the first and finds its tables. */
    private function run(string $schema, PDO $lock): ResultType
    {
        try {
            $lock->prepare('SELECT pg_advisory_lock(hashtext(?))')->execute([$schema]);
        } catch (PDOException $cause) {
            return Result::Failure(
                Result::HTTP_SERVICE_UNAVAILABLE,
                'The schema cannot be locked',
                ['cause' => $cause->getMessage()],
            )->withMetric('retry_after', 5);
        }

        // The prefix is part of the name already.
        return $this->configurator->forTenant($schema, prefix: '')->configure();
    }
}
