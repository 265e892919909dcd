<?php

use Rift\Crypto\JwtManager;

require dirname(__DIR__) . '/vendor/autoload.php';

$container = require dirname(__DIR__) . '/configs/container.php';

$token = $container->get(JwtManager::class)->encode(['uid' => $argv[1]], 3600);

echo $token->result ?? $token->error, PHP_EOL;
exit($token->isSuccess() ? 0 : 1);
