<?php

use App\Models\Tenant\Clients;
use App\Models\Tenant\Invoices;
use App\Models\Tenant\Orders;
use App\Models\Tenant\Services;
use Rift\Core\Database\Configurators\Configurator;
use Rift\Crypto\UidManager;

Configurator::registerTenantModel(Clients::class);
Configurator::registerTenantModel(Services::class);
Configurator::registerTenantModel(Invoices::class);
Configurator::registerTenantModel(Orders::class);

$result = $configurator
    ->forTenant(
        UidManager::toSchemaName($uid),
        prefix: 'tenant_',
    )
    ->configure();
