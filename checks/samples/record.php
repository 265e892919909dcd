<?php

// Runs one case of a recorded run and notes what ran. Included by run.php; prints the notes and the output as JSON.
// Usage: php run.php <vendor/autoload.php> record.php <case as JSON>

use Psr\Http\Message\ServerRequestInterface;
use Rift\Contracts\Handlers\HandlerInterface;
use Rift\Contracts\Http\RoutesBox\RoutesBoxInterface;
use Rift\Contracts\Middlewares\MiddlewareInterface;
use Rift\Core\Databus\ResultType;
use Rift\Core\Http\Kernel\Kernel;
use Rift\Crypto\JwtManager;
use Rift\Validator\SchemaValidator;

/** Notes calls, in the order in which they are made. */
final class Recorder
{
    public static array $steps = [];
    /** The places whose calls are being made: those inside them are not noted again. */
    private static array $open = [];
    /** The route that matched, and what the router asks for on it. */
    public static ?array $route = null;

    /** Loads a class of the framework with some methods renamed, so that calls of them end up in `$hook`. */
    public static function watch(string $file, string $methods, string $hook): void
    {
        $code = preg_replace("/function ($methods)\(/", 'function recorded_$1(', file_get_contents($file));
        eval('?>' . substr_replace($code, $hook, strrpos($code, '}'), 0));
    }

    /** A method of ResultType, called in a file of the application. */
    public static function chain(ResultType $before, string $method, array $arguments): ResultType
    {
        $at = debug_backtrace(DEBUG_BACKTRACE_IGNORE_ARGS, 2)[1];
        $file = str_replace(getcwd() . '/', '', $at['file'] ?? '');
        if (isset(self::$open[$file]) || preg_match('#vendor/|eval\(\)#', $file)) {
            return $before->{"recorded_$method"}(...$arguments);
        }
        $note = ['file' => $file, 'line' => $at['line'], 'label' => $method, 'before' => self::result($before)];
        foreach ($arguments as $key => $argument) {
            if ($argument instanceof Closure) {
                $arguments[$key] = function (...$given) use ($argument, &$note) {
                    $declared = (new ReflectionFunction($argument))->getNumberOfParameters();
                    $note['given'] = array_map(self::text(...), array_slice($given, 0, $declared));
                    $returned = $argument(...$given);
                    $note['returned'] = self::text($returned);

                    return $returned;
                };
            }
        }

        return self::note($note, $file, fn () => $before->{"recorded_$method"}(...$arguments));
    }

    /** A middleware or a handler, for which the router asks the container. */
    public static function visit(string $class, ServerRequestInterface $request, callable $call): ResultType
    {
        ['path' => $path, 'method' => $method, 'middlewares' => $middlewares, 'handler' => $handler] = $request->getAttribute('route');
        self::$route = ['name' => "$method $path", 'visits' => array_map(self::body(...), [...$middlewares, $handler])];
        $note = ['visit' => self::body($class)['file'], 'label' => $class];

        return self::note($note, $class, $call);
    }

    /** Where the body of its method stands, without braces. */
    private static function body(string $class): array
    {
        $method = new ReflectionMethod($class, 'execute');
        $file = str_replace(getcwd() . '/', '', $method->getFileName());

        return ['file' => $file, 'lines' => [$method->getStartLine() + 2, $method->getEndLine() - 1]];
    }

    /** A schema, field by field: with one field more each time, until one is refused. */
    public static function fields(array $schema, array $data): ResultType
    {
        if (isset(self::$open['schema'])) {
            return SchemaValidator::recorded_validate($schema, $data);
        }
        foreach (array_keys($schema) as $index => $field) {
            $first = array_slice($schema, 0, $index + 1);
            $note = ['label' => $field, 'given' => array_map(self::text(...), array_values(array_intersect_key($data, [$field => true])))];
            try {
                $result = self::note($note, 'schema', fn () => SchemaValidator::recorded_validate($first, $data));
                $note['returned'] = self::text($result->result[$field] ?? null);
            } catch (TypeError) {
                break;
            }
            if (!$result->isSuccess()) {
                break;
            }
            unset($note);
        }

        return self::quietly('schema', fn () => SchemaValidator::recorded_validate($schema, $data));
    }

    /** Makes a call and notes its outcome. */
    private static function note(array &$note, string $place, callable $call): ResultType
    {
        self::$steps[] = &$note;
        try {
            $result = self::quietly($place, $call);
        } catch (Throwable $thrown) {
            $note['thrown'] = $thrown::class;
            throw $thrown;
        }
        $note['after'] = self::result($result);

        return $result;
    }

    /** Makes a call, and notes none of the same place inside it. */
    private static function quietly(string $place, callable $call): ResultType
    {
        self::$open[$place] = true;
        try {
            return $call();
        } finally {
            unset(self::$open[$place]);
        }
    }

    private static function result(ResultType $result): array
    {
        return ['ok' => $result->isSuccess(), 'text' => self::text($result)];
    }

    private static function text(mixed $value): string
    {
        return match (true) {
            !$value instanceof ResultType => is_object($value) ? $value::class : json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
            $value->isSuccess() => "$value->code, " . self::text($value->result),
            default => "$value->code, '$value->error'",
        };
    }
}

/** Stands in the container for a middleware or a handler. */
final class Visit implements HandlerInterface, MiddlewareInterface
{
    public function __construct(private readonly string $class, private readonly Closure $make)
    {
    }

    public function execute(ServerRequestInterface $request): ResultType
    {
        return Recorder::visit($this->class, $request, fn () => ($this->make)()->execute($request));
    }
}

/** Sends a request to the application of the folder. */
function send(array $case): void
{
    $container = require getcwd() . '/configs/container.php';
    $token = isset($case['token']) ? $container->get(JwtManager::class)->encode(['uid' => $case['uid']], $case['token'])->result : null;
    $request = request($case['request'], $case['body'] ?? null, $token ? ['Authorization' => "Bearer $token"] : []);
    foreach ($container->get(RoutesBoxInterface::class)->getRoutes() as $route) {
        foreach ([...$route['middlewares'], $route['handler']] as $class) {
            $container->set($class, new Visit($class, fn () => $container->make($class)));
        }
    }
    for ($sent = 0; $sent <= ($case['before'] ?? 0); $sent++) {
        ob_clean();
        Recorder::$steps = [];
        $container->get(Kernel::class)->handle($request);
    }
}

Recorder::watch($loader->findFile(ResultType::class), 'then|map|catch|tap|ensure|merge', '
    public function __call(string $name, array $of): self { return \Recorder::chain($this, $name, $of); }');
Recorder::watch($loader->findFile(SchemaValidator::class), 'validate', '
    public static function __callStatic(string $name, array $of): ResultType { return \Recorder::fields(...$of); }');

$case = json_decode($argv[3], true);
ob_start();
try {
    match (true) {
        isset($case['script']) => require $case['script'],
        isset($case['with']) => ask($case['request'], ...$case['with']),
        default => send($case),
    };
} catch (Throwable $thrown) {
    echo 'PHP Fatal error:  Uncaught ', $thrown::class, ': ', $thrown->getMessage();
}
$noted = ['steps' => Recorder::$steps, 'route' => Recorder::$route, 'printed' => str_replace('recorded_', '', ob_get_clean())];
echo json_encode($noted, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE);
