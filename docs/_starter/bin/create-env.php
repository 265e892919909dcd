<?php

// Composer runs this after each installation. It writes .env once, with keys of its own.
$root = dirname(__DIR__);

if (is_file("$root/.env")) {
    exit;
}

$settings = preg_replace_callback(
    '/^\w+_KEY=$/m',
    fn (array $line): string => $line[0] . bin2hex(random_bytes(32)),
    file_get_contents("$root/.env.example"),
);

file_put_contents("$root/.env", $settings);
