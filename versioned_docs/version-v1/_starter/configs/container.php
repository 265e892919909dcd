<?php

use DI\ContainerBuilder;
use Dotenv\Dotenv;
use Rift\Core\Database\Models\Versioning\VersionModel;
use Rift\Core\Database\Models\Versioning\VersionRepository;

$root = dirname(__DIR__);

// PHP reports parts of Rift 1.0.0 as deprecated: keep that out of responses.
error_reporting(E_ALL & ~E_DEPRECATED);

// Redis or a mail server that stays silent would block a request for a minute.
ini_set('default_socket_timeout', '10');

// Arguments in a trace would put passwords into the log and keep connections open.
ini_set('zend.exception_ignore_args', '1');

// The server's variables win over .env. PHP does not always put them into $_ENV.
$_ENV += getenv();
Dotenv::createImmutable($root)->safeLoad();

// Version 1.0.0 only: its configurator asks for these two classes
// under names that no longer exist.
if (!class_exists('Rift\Core\ORM\Versioning\VersionModel')) {
    class_alias(VersionModel::class, 'Rift\Core\ORM\Versioning\VersionModel');
    class_alias(VersionRepository::class, 'Rift\Core\ORM\Versioning\VersionRepository');
}

require __DIR__ . '/models.php';

$builder = new ContainerBuilder();
$builder->addDefinitions($root . '/vendor/rift/core/di/rift.php');
$builder->addDefinitions(__DIR__ . '/di.php');

return $builder->build();
