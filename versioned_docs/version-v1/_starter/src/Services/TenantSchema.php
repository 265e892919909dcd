<?php

namespace App\Services;

use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;
use Rift\Crypto\UidManager;

final class TenantSchema
{
    public const PREFIX = 'tenant_';
    private const UID = '/\A[0-9a-z-]{1,32}\z/';

    /** The name goes into SQL without quotes: nothing but a uid may become one. */
    public static function nameFor(string $uid): ResultType
    {
        return preg_match(self::UID, $uid) === 1
            ? Result::Success(self::PREFIX . UidManager::toSchemaName($uid))
            : Result::Failure(Result::HTTP_FORBIDDEN, 'Unknown tenant');
    }
}
