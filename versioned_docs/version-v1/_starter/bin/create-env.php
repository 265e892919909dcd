<?php

// Composer runs this after each installation. It writes .env once, and replaces no key.
$root = dirname(__DIR__);
$file = "$root/.env";
$settings = file_get_contents(is_file($file) ? $file : "$file.example");

$complete = preg_replace_callback(
    '/^((?:JWT|ENCRYPTION)_MANAGER_KEY=)\h*(?=\R|\z)/m',
    fn (array $line): string => $line[1] . bin2hex(random_bytes(32)),
    $settings,
);

if ($complete !== $settings) {
    file_put_contents($file, $complete);
}
