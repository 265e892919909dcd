<?php

use App\Configurators\AppTenantConfigurator;
use App\Repositories\Tenant\ClientsRepository;
use App\Repositories\Tenant\RepositoriesFactory;
use App\Repositories\Tenant\RepositoriesRouter;
use Rift\Core\Databus\ResultType;
use Rift\Crypto\UidManager;

require dirname(__DIR__) . '/vendor/autoload.php';

$container = require dirname(__DIR__) . '/configs/container.php';
[, $uid, $client] = $argv + ['', 'ab12-cd34-ef56', 'Harbour Ltd'];

$outcome = $container->get(AppTenantConfigurator::class)
    ->configure($uid)
    ->then(function (string $message) use ($container, $uid): ResultType {
        echo $message, PHP_EOL;

        return $container->get(RepositoriesRouter::class)->factory($uid);
    })
    ->then(fn (RepositoriesFactory $factory): ResultType => $factory->clients())
    ->then(fn (ClientsRepository $clients): ResultType => $clients
        ->createClient(UidManager::generate(), $client));

if (!$outcome->isSuccess()) {
    fwrite(STDERR, $outcome->toJson() . PHP_EOL);
    exit(1);
}

echo <<<TEXT
Added the client {$client}. To read the first 20, start the server and send:
TOKEN=$(php bin/issue-token.php {$uid})
curl -H "Authorization: Bearer \$TOKEN" localhost:8080/clients

TEXT;
