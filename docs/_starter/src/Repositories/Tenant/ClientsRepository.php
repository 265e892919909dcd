<?php

namespace App\Repositories\Tenant;

use App\Repositories\Repository;
use PDO;
use PDOStatement;
use Rift\Core\Databus\ResultType;

class ClientsRepository extends Repository
{
    public function getClients(int $limit): ResultType
    {
        $select = $this->pdo->prepare(
            'SELECT uid, name FROM clients ORDER BY id LIMIT :limit',
        );
        $select->bindValue(':limit', $limit, PDO::PARAM_INT);

        return $this->executeQuery($select);
    }

    public function getClientByUid(string $uid): ResultType
    {
        $select = $this->pdo->prepare('SELECT uid, name FROM clients WHERE uid = :uid');
        $select->bindValue(':uid', $uid);

        return $this->executeQuery($select);
    }

    public function createClient(
        string $uid,
        string $name,
        ?string $email = null,
    ): ResultType {
        return $this
            ->buildInsertQuery(['uid' => $uid, 'name' => $name, 'email' => $email])
            ->then(fn (PDOStatement $insert) => $this->executeQuery($insert));
    }
}
