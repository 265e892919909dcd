<?php

namespace App\Models\System;

use App\Models\Model;
use Rift\Core\Database\Models\Types;

final class Tenants extends Model
{
    public const NAME = 'tenants';
    public const VERSION = '1.1.7';

    protected function schema(): void
    {
        $this->table
            ->create('uid')
            ->type(Types::varchar(32))
            ->nullable(false)
            ->affirm();
        $this->table
            ->create('email')
            ->type(Types::varchar(255))
            ->nullable(false)
            ->affirm();
        $this->table
            ->create('hash')
            ->type(Types::varchar(255))
            ->nullable(false)
            ->affirm();
        $this->table->create('status')->type(Types::varchar(16))->affirm();

        $this->table->uniqueIndex(['uid'])->affirm();
        $this->table->uniqueIndex(['email'])->affirm();
    }
}
