<?php

// Prints what differs between names, constants and signatures on one side and the framework on the other.
// Usage: php reflect.php <vendor/autoload.php> <folder of a page> <json>

[, $autoload, $folder, $asked] = $argv;
$loader = require $autoload;
$loader->setPsr4('App\\', "$folder/src");
$loader->setPsr4('Tests\\', "$folder/tests");
$asked = json_decode($asked, true);
$exists = fn (string $name): bool => class_exists($name) || interface_exists($name) || trait_exists($name) || enum_exists($name);

/** With short names, and the parts of a union in one order. */
function plain(string $signature): string
{
    $short = preg_replace('/[\w\\\\]+\\\\(?=\w)/', '', $signature);

    return preg_replace_callback('/\w+(?:\|\w+)+/', function (array $union): string {
        $parts = explode('|', $union[0]);
        sort($parts);

        return implode('|', $parts);
    }, $short);
}

/** A method as `name(type $name, type $optional =): type`. */
function signatureOf(ReflectionMethod $method): string
{
    $parameters = array_map(
        fn (ReflectionParameter $one): string => trim("{$one->getType()} \$$one->name") . ($one->isOptional() ? ' =' : ''),
        $method->getParameters(),
    );

    return plain("$method->name(" . implode(', ', $parameters) . "): {$method->getReturnType()}");
}

$findings = [];

// Loading a file says whether its parents and interfaces are there and are kept to.
foreach ($asked['names'] ?? [] as [$line, $name]) {
    if (!$exists($name) && !function_exists($name)) {
        $findings[] = [$line, "$name does not exist"];
    }
}

foreach ($asked['constants'] ?? [] as [$line, $name, $value]) {
    $real = defined($name) ? constant($name) : null;
    if ($real !== $value) {
        $findings[] = [$line, "$name is " . json_encode($real)];
    }
}

$methods = array_merge(...array_map(fn (string $name): array => (new ReflectionClass($name))->getMethods(), $asked['types'] ?? []));
$known = array_map(signatureOf(...), $methods);
foreach ($asked['signatures'] ?? [] as [$line, $text]) {
    preg_match('/function (\w+)\((.*)\)(?:: (\S+))?$/s', trim($text), $parts);
    $parameters = preg_split('/,\s*/', trim($parts[2]), flags: PREG_SPLIT_NO_EMPTY);
    $written = plain("$parts[1](" . implode(', ', preg_replace('/ = .*/s', ' =', $parameters)) . '): ' . ($parts[3] ?? ''));
    if (!in_array($written, $known, true)) {
        $findings[] = [$line, "no class has the method $written"];
    }
}

echo json_encode($findings);
