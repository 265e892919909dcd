<?php

use App\Models\System\Tenants;
use App\Models\Tenant\Clients;
use Rift\Core\Database\Configurators\Configurator;

Configurator::registerSystemModel(Tenants::class);

// Parents first: a foreign key needs the table that it refers to.
Configurator::registerTenantModel(Clients::class);
