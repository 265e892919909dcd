<?php

// Prints the names of the framework: a line for each class, interface and trait, with its members.
// Usage: php names.php <vendor/autoload.php> <JSON list of the names that cannot be loaded>

[, $autoload, $unloadable] = $argv;
$unloadable = json_decode($unloadable, true);

/** The members of a class, those of its parents and traits in the framework included. */
function membersOf(string $name): array
{
    $type = new ReflectionClass($name);
    $open = fn (array $members): array => array_map(
        fn ($one): string => $one->getName(),
        array_filter($members, fn ($one): bool => !$one->isPrivate() && str_starts_with($one->class, 'Rift\\')),
    );

    return [...$open($type->getReflectionConstants()), ...$open($type->getProperties()), ...$open($type->getMethods())];
}

/** The members that the source of a class names. */
function membersIn(string $file): array
{
    preg_match_all('/\b(?:function|const) (\w+)/', file_get_contents($file), $found);

    return $found[1];
}

/** The file of each class below the namespaces of the framework, by the full name of the class. */
function filesOf(array $namespaces): iterable
{
    foreach ($namespaces as $namespace => [$folder]) {
        $folder = realpath($folder);
        foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator($folder, FilesystemIterator::SKIP_DOTS)) as $file) {
            $path = $file->getPathname();
            if (preg_match('/^(?:\w+ )*(?:class|interface|trait|enum) ' . $file->getBasename('.php') . '\b/m', file_get_contents($path))) {
                yield $namespace . strtr(substr($path, strlen($folder) + 1, -4), '/', '\\') => $path;
            }
        }
    }
}

$own = fn (string $namespace): bool => str_starts_with($namespace, 'Rift\\');
$lines = [];
foreach (filesOf(array_filter((require $autoload)->getPrefixesPsr4(), $own, ARRAY_FILTER_USE_KEY)) as $name => $path) {
    $members = in_array($name, $unloadable, true) ? membersIn($path) : membersOf($name);
    $members = array_unique(array_filter($members, fn (string $one): bool => $one !== '__construct'));
    sort($members);
    $lines[] = implode(' ', [$name, ...$members]);
}
sort($lines);
echo implode("\n", $lines), "\n";
