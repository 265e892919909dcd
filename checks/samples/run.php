<?php

// Runs one piece of PHP in the folder of a page, with the framework and the classes that the page shows.
// Usage: php run.php <vendor/autoload.php> <file>

use DI\Container;
use DI\ContainerBuilder;
use Nyholm\Psr7\ServerRequest;
use Psr\Http\Message\ServerRequestInterface;
use Rift\Contracts\Http\ResponseEmitter\EmitterInterface;
use Rift\Contracts\Http\Router\RouterInterface;
use Rift\Contracts\Http\RoutesBox\RoutesBoxInterface;
use Rift\Core\Database\Models\Versioning\VersionModel;
use Rift\Core\Database\Models\Versioning\VersionRepository;
use Rift\Core\Databus\ResultType;
use Rift\Core\Http\Kernel\Kernel;
use Rift\Core\Http\ResponseEmitters\CompositeEmitter;
use Rift\Core\Http\Router\Router;
use Rift\Core\Http\RoutesBox\RoutesBox;

use function DI\get;

ini_set('display_errors', 'stderr');
[, $autoload, $file] = $argv;
$loader = require $autoload;
$loader->setPsr4('App\\', getcwd() . '/src');
$loader->setPsr4('Tests\\', getcwd() . '/tests');
Dotenv\Dotenv::createImmutable(getcwd())->safeLoad();

// The way around K-21, as the pages have it.
if (!class_exists('Rift\Core\ORM\Versioning\VersionModel')) {
    class_alias(VersionModel::class, 'Rift\Core\ORM\Versioning\VersionModel');
    class_alias(VersionRepository::class, 'Rift\Core\ORM\Versioning\VersionRepository');
}

/** The container of the tutorials, with the definitions that the page shows and others. */
function container(array $definitions = []): Container
{
    if (is_file('configs/models.php')) {
        require 'configs/models.php';
    }

    $builder = new ContainerBuilder();
    $builder->addDefinitions(dirname((new ReflectionClass(Kernel::class))->getFileName(), 4) . '/di/rift.php');
    $builder->addDefinitions([
        EmitterInterface::class => get(CompositeEmitter::class),
        RouterInterface::class => get(Router::class),
        RoutesBoxInterface::class => fn () => is_file('configs/routes.php') ? require 'configs/routes.php' : new RoutesBox(),
    ]);
    if (is_file('configs/di.php')) {
        $builder->addDefinitions(getcwd() . '/configs/di.php');
    }
    $builder->addDefinitions($definitions);

    return $builder->build();
}

/** A request as the entry point builds it; a body is sent as JSON and has been parsed. */
function request(string $line, ?array $body = null, array $headers = [], array $attributes = []): ServerRequestInterface
{
    [$method, $target] = explode(' ', $line, 2);
    parse_str(parse_url($target, PHP_URL_QUERY) ?? '', $query);
    $sent = $body === null ? null : json_encode($body);
    $request = (new ServerRequest($method, $target, $headers, $sent, '1.1', ['REMOTE_ADDR' => '127.0.0.1']))
        ->withQueryParams($query);
    foreach ($attributes as $name => $value) {
        $request = $request->withAttribute($name, $value);
    }

    return $body === null ? $request : $request->withParsedBody($body);
}

/** Sends a request through the kernel: to the routes that the page shows, or to one handler. */
function ask(
    string $line,
    ?string $handler = null,
    string $route = '',
    array $through = [],
    array $definitions = [],
    ...$request,
): void {
    if ($handler !== null) {
        [$method, $target] = explode(' ', $line, 2);
        $routes = (new RoutesBox())->{strtolower($method)}($route ?: parse_url($target, PHP_URL_PATH), $handler);
        $definitions[RoutesBoxInterface::class] = $through ? $routes->middleware($through) : $routes;
    }
    container($definitions)->get(Kernel::class)->handle(request($line, ...$request));
}

/** Prints a result as the kernel does. */
function answer(ResultType $result): void
{
    container()->get(EmitterInterface::class)->emit($result, request('GET /'));
}

/** Compares a value with the comment that stands beside it on the page. */
function said(int $line, mixed $value, string $comment): void
{
    $text = fn (mixed $one): string => is_array($one) ? json_encode($one) : var_export($one, true);
    if (preg_match("/^(?:failure )?(\d{3}),? ('.*')$/", $comment, $parts)) {
        [$shown, $came] = ["$parts[1] $parts[2]", "$value->code {$text($value->error)}"];
    } elseif (preg_match('/^success, (.+?)(?:: .*)?$/', $comment, $parts)) {
        [$shown, $came] = [$text(eval("return $parts[1];")), $value->isSuccess() ? $text($value->result) : $value->error];
    } else {
        [$shown, $came] = [$text(eval("return $comment;")), $text($value)];
    }
    fwrite(STDERR, "\nsaid:" . json_encode([$line, $shown, $came]) . "\n");
}

require $file;
