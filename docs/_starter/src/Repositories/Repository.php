<?php

namespace App\Repositories;

use PDOStatement;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;
use Rift\Core\Repositories\Repository as RiftRepository;

/** Rift's repository, but what the database refuses has a code of its own. */
abstract class Repository extends RiftRepository
{
    private const DUPLICATE = '23505';
    private const TIMED_OUT = '57014';
    private const NO_LOCK = '55P03';
    private const DEADLOCK = '40P01';
    private const ERROR_DUPLICATE = 'It exists already';
    private const ERROR_TIMED_OUT = 'The database took too long';

    protected function executeQuery(PDOStatement $stmt): ResultType
    {
        return parent::executeQuery($stmt)->catch(
            fn (string $error, int $code, array $meta): ResultType => match (
                $meta['debug']['error_info'][0] ?? null
            ) {
                self::DUPLICATE => Result::Failure(
                    Result::HTTP_CONFLICT,
                    self::ERROR_DUPLICATE,
                    $meta['debug'],
                ),
                self::TIMED_OUT, self::NO_LOCK, self::DEADLOCK => Result::Failure(
                    Result::HTTP_SERVICE_UNAVAILABLE,
                    self::ERROR_TIMED_OUT,
                    $meta['debug'],
                )->withMetric('retry_after', 5),
                default => Result::Failure($code, $error, $meta['debug']),
            },
        );
    }
}
