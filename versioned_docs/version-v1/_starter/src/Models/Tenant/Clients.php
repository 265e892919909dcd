<?php

namespace App\Models\Tenant;

use App\Models\Model;
use Rift\Core\Database\Models\Types;

final class Clients extends Model
{
    public const NAME = 'clients';
    public const VERSION = '1.0.0';

    protected function schema(): void
    {
        $this->table->create('id')->type(Types::id())->affirm();

        $this->table
            ->create('uid')
            ->type(Types::varchar(32))
            ->nullable(false)
            ->affirm();

        $this->table
            ->create('name')
            ->type(Types::varchar(120))
            ->nullable(false)
            ->validation(['type' => 'string', 'min' => 1, 'max' => 120])
            ->affirm();

        $this->table
            ->create('email')
            ->type(Types::varchar(254))
            ->validation([
                'type' => 'string',
                'max' => 254,
                'optional' => true,
                'validate' => fn (string $email): bool =>
                    filter_var($email, FILTER_VALIDATE_EMAIL) !== false,
                'message' => 'email is not an address',
            ])
            ->affirm();

        $this->table->uniqueIndex(['uid'])->affirm();
    }
}
