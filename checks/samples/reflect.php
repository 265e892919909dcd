<?php

// Prints what differs between names, constants and signatures on one side and the framework on the other.
// Usage: php reflect.php <vendor/autoload.php> <folder of a page> <json>

[, $autoload, $folder, $asked] = $argv;
$loader = require $autoload;
$loader->setPsr4('App\\', "$folder/src");
$loader->setPsr4('Tests\\', "$folder/tests");
$asked = json_decode($asked, true);
$exists = fn (string $name): bool => class_exists($name) || interface_exists($name) || trait_exists($name) || enum_exists($name);

function typeText(?ReflectionType $type, ReflectionMethod $method): string
{
    return $type === null ? '' : str_replace('self', $method->class, (string) $type);
}

/** The parameters of a method as `type $name = default`. */
function parameterTexts(ReflectionMethod $method): array
{
    return array_map(fn (ReflectionParameter $one): array => [
        'name' => $one->getName(),
        'type' => typeText($one->getType(), $method),
        'optional' => $one->isOptional(),
    ], $method->getParameters());
}

/** @return array<string, true> every method of the framework, as `name(type $name, ...): type` */
function signatures(array $types): array
{
    $all = [];
    foreach ($types as $type) {
        foreach ((new ReflectionClass($type))->getMethods() as $method) {
            $parameters = array_map(
                fn (array $one): string => trim("$one[type] \$$one[name]" . ($one['optional'] ? ' =' : '')),
                parameterTexts($method),
            );
            $all[$method->getName() . '(' . implode(', ', $parameters) . '): ' . typeText($method->getReturnType(), $method)] = true;
        }
    }

    return $all;
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

if ($asked['signatures'] ?? []) {
    $types = [];
    foreach ($asked['types'] as $name) {
        $types[substr(strrchr($name, '\\'), 1)] = $name;
    }
    $all = array_map(fn ($one) => true, signatures($types));
    $sorted = function (array $union): string {
        $parts = explode('|', $union[0]);
        sort($parts);

        return implode('|', $parts);
    };
    // Short names, and the parts of a union in one order.
    $short = fn (string $text): string => preg_replace_callback(
        '/\w+(?:\|\w+)+/',
        $sorted,
        preg_replace('/[\w\\\\]+\\\\(?=\w)/', '', $text),
    );
    $known = array_fill_keys(array_map($short, array_keys($all)), true);
    foreach ($asked['signatures'] as [$line, $text]) {
        preg_match('/function (\w+)\((.*)\)(?:: (\S+))?$/s', trim($text), $parts);
        $parameters = implode(', ', array_map(
            fn (string $one): string => preg_replace('/ = .*/s', ' =', trim($one)),
            array_filter(explode(',', $parts[2]), fn (string $one): bool => trim($one) !== ''),
        ));
        $written = $short("$parts[1]($parameters): " . ($parts[3] ?? ''));
        $self = array_map(fn (string $name): string => str_replace('self', $name, $written), array_keys($types));
        if (!array_filter([$written, ...$self], fn (string $one): bool => isset($known[$one]))) {
            $findings[] = [$line, "no class has the method $written"];
        }
    }
}

echo json_encode($findings);
