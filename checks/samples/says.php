<?php

// Compares what comes in with a code and a message, or with a part of a text: curl … | says 404 'Path not found'
// {words} and … stand for any text. Of a 500, whose cause is not sent, the last line of the log is compared.

[$code, $message] = count($argv) === 3 ? [(int) $argv[1], $argv[2]] : [null, $argv[1]];
$came = stream_get_contents(STDIN);
$pattern = preg_replace('~\\\\\{[a-z ]+\\\\\}|…~', '.+', preg_quote($message, '~'));

if ($code !== null && ($answer = json_decode($came, true)) !== null) {
    $payload = $answer['payload'] ?? $answer['error'] ?? $answer['result'];
    $came = "{$answer['code']} " . (is_string($payload) ? $payload : json_encode($payload));
}

if ($came === '500 Internal server error' && $message !== 'Internal server error') {
    $lines = file(getenv('LOG'), FILE_IGNORE_NEW_LINES);
    $came = '500 ' . preg_replace('~^\[.*?\] \w+\.ERROR: \S+ \S+: (.*?) (?:\{.*\}|\[\]) \[\]$~', '$1', end($lines));
}

if (preg_match($code === null ? "~$pattern~s" : "~^$code $pattern$~s", $came) !== 1) {
    fwrite(STDERR, "not $code $message but $came");
    exit(1);
}
