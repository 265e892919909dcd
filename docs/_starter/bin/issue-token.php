<?php

use Rift\Crypto\JwtManager;

require dirname(__DIR__) . '/vendor/autoload.php';

if (!isset($argv[1])) {
    fwrite(STDERR, 'Name a tenant: php bin/issue-token.php ab12-cd34-ef56' . PHP_EOL);
    exit(1);
}

$container = require dirname(__DIR__) . '/configs/container.php';

$token = $container->get(JwtManager::class)->encode(['uid' => $argv[1]], 3600);

echo $token->result ?? $token->error, PHP_EOL;
exit($token->isSuccess() ? 0 : 1);
