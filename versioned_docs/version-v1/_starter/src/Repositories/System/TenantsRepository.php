<?php

namespace App\Repositories\System;

use App\Repositories\Repository;
use PDOStatement;
use Rift\Core\Databus\ResultType;

class TenantsRepository extends Repository
{
    public function getTenantUidAndHashByEmail(string $email): ResultType
    {
        $select = $this->pdo->prepare(
            'SELECT uid, hash FROM tenants WHERE email = :email',
        );
        $select->bindValue(':email', $email);

        return $this->executeQuery($select);
    }

    public function getTenantUidByEmail(string $email): ResultType
    {
        $select = $this->pdo->prepare('SELECT uid FROM tenants WHERE email = :email');
        $select->bindValue(':email', $email);

        return $this->executeQuery($select);
    }

    public function createTenant(string $uid, string $email, string $hash): ResultType
    {
        return $this
            ->buildInsertQuery(['uid' => $uid, 'email' => $email, 'hash' => $hash])
            ->then(fn (PDOStatement $insert) => $this->executeQuery($insert));
    }

    public function updateVerifyStatus(string $uid, string $status): ResultType
    {
        return $this->buildUpdateQuery(['status' => $status], ['uid' => $uid])
            ->then(fn (PDOStatement $update) => $this->executeQuery($update));
    }
}
