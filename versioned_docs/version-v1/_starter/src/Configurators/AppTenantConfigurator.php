<?php

namespace App\Configurators;

use App\Services\TenantSchema;
use Rift\Contracts\Database\Configurators\ConfiguratorInterface;
use Rift\Core\Databus\ResultType;

class AppTenantConfigurator
{
    public function __construct(private readonly ConfiguratorInterface $configurator)
    {
    }

    public function configure(string $uid): ResultType
    {
        // The prefix is part of the name already.
        return TenantSchema::nameFor($uid)->then(fn (string $name): ResultType => $this
            ->configurator
            ->forTenant($name, prefix: '')
            ->configure());
    }
}
