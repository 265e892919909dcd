<?php

namespace App\Services;

use Rift\Contracts\Database\Bridge\PDO\ConnectorInterface;
use Rift\Core\Database\Bridge\PDO\Connector;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;

/** Rift's connector, but a database that cannot be reached is a 503. */
final class DatabaseConnector implements ConnectorInterface
{
    private const ERROR_UNREACHABLE = 'The database cannot be reached';
    private const RETRY_AFTER = 5;

    public function __construct(private readonly ConnectorInterface $connector)
    {
    }

    public static function fromEnv(array $env): self
    {
        return new self(Connector::fromEnv($env));
    }

    public function createAdminConnection(): ResultType
    {
        return $this->connector->createAdminConnection()->catch($this->report(...));
    }

    public function createSchemaConnection(string $schema): ResultType
    {
        return $this->connector->createSchemaConnection($schema)
            ->catch($this->report(...));
    }

    private function report(string $error, int $code, array $meta): ResultType
    {
        return Result::Failure(
            Result::HTTP_SERVICE_UNAVAILABLE,
            self::ERROR_UNREACHABLE,
            ['cause' => $error] + $meta['debug'],
        )->withMetric('retry_after', self::RETRY_AFTER);
    }
}
