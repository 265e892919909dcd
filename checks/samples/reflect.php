<?php

// Prints what differs between a table api.json, signatures and classes on one side and the framework on the other.
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

if (isset($asked['api'])) {
    foreach (json_decode(file_get_contents($asked['api']), true) as $row) {
        if ($row['kind'] === 'namespace') {
            continue;
        }
        // Loading these is a fatal error: K-35, K-36, K-37.
        if (in_array($row['name'], $asked['unloadable'], true)) {
            continue;
        }
        if (!$exists($row['name'])) {
            $findings[] = [0, "$row[kind] $row[name] does not exist"];
            continue;
        }
        $type = new ReflectionClass($row['name']);
        foreach (['final' => $type->isFinal(), 'abstract' => $type->isAbstract() && !$type->isInterface()] as $key => $is) {
            if ($row[$key] !== $is) {
                $findings[] = [0, "$row[name] is " . ($is ? '' : 'not ') . $key];
            }
        }
        foreach ($row['methods'] as $method) {
            $label = "$row[name]::$method[name]()";
            if (!$type->hasMethod($method['name'])) {
                $findings[] = [0, "$label does not exist"];
                continue;
            }
            $real = $type->getMethod($method['name']);
            $true = array_map(fn (array $one): array => [$one['name'], $one['optional']], parameterTexts($real));
            // A name that the table leaves open is any.
            $written = array_map(
                fn (array $one, array $other): array => [$one['name'] ?? $other[0] ?? null, $one['optional'] ?? null],
                $method['parameters'],
                $true,
            );
            if ($written !== $true) {
                $findings[] = [0, "$label has the parameters " . json_encode($true)];
            }
            if ($method['static'] !== $real->isStatic()) {
                $findings[] = [0, "$label is " . ($real->isStatic() ? '' : 'not ') . 'static'];
            }
        }
        foreach ($row['constants'] as $constant) {
            if (!$type->hasConstant($constant['name'])) {
                $findings[] = [0, "$row[name] has no constant $constant[name]"];
            }
        }
    }
}

if ($asked['signatures'] ?? []) {
    $types = [];
    foreach (json_decode(file_get_contents($asked['table']), true) as $row) {
        if ($row['kind'] !== 'namespace' && !in_array($row['name'], $asked['unloadable'], true)) {
            $types[$row['shortName']] = $row['name'];
        }
    }
    $all = array_map(fn ($one) => true, signatures($types));
    $short = fn (string $text): string => preg_replace('/[\w\\\\]+\\\\(?=\w)/', '', $text);
    $known = array_fill_keys(array_map($short, array_keys($all)), true);
    foreach ($asked['signatures'] as [$line, $text]) {
        preg_match('/function (\w+)\((.*)\)(?:: (\S+))?$/s', trim($text), $parts);
        $parameters = implode(', ', array_map(
            fn (string $one): string => preg_replace('/ = .*/s', ' =', trim($one)),
            array_filter(explode(',', $parts[2]), fn (string $one): bool => trim($one) !== ''),
        ));
        $written = "$parts[1]($parameters): " . ($parts[3] ?? '');
        $self = array_map(fn (string $name): string => str_replace('self', $name, $written), array_keys($types));
        if (!array_filter([$written, ...$self], fn (string $one): bool => isset($known[$one]))) {
            $findings[] = [$line, "no class has the method $written"];
        }
    }
}

echo json_encode($findings);
