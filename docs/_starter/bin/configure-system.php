<?php

use Rift\Contracts\Database\Configurators\ConfiguratorInterface;

require dirname(__DIR__) . '/vendor/autoload.php';

$container = require dirname(__DIR__) . '/configs/container.php';

$outcome = $container->get(ConfiguratorInterface::class)->forSystem()->configure();

echo $outcome->result ?? $outcome->error, PHP_EOL;
exit($outcome->isSuccess() ? 0 : 1);
