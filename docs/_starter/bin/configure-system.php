<?php

use Rift\Contracts\Database\Bridge\PDO\ConnectorInterface;
use Rift\Contracts\Database\Configurators\ConfiguratorInterface;
use Rift\Core\Databus\ResultType;

require dirname(__DIR__) . '/vendor/autoload.php';

$container = require dirname(__DIR__) . '/configs/container.php';

$outcome = $container->get(ConnectorInterface::class)->createAdminConnection()->then(
    function (PDO $lock) use ($container): ResultType {
        // The second of two runs at once waits for the first.
        $lock->exec("SELECT pg_advisory_lock(hashtext('system'))");

        return $container->get(ConfiguratorInterface::class)->forSystem()->configure();
    },
);

if (!$outcome->isSuccess()) {
    fwrite(STDERR, $outcome->toJson() . PHP_EOL);
    exit(1);
}

echo $outcome->result, PHP_EOL;
