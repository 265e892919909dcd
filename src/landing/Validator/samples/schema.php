<?php

use Rift\Validator\SchemaValidator;

$page = [
    'type' => 'int', 'min' => 1, 'max' => 1000,
    'optional' => true,
];

$result = SchemaValidator::validate([
    'id' => [
        'type' => 'string', 'min' => 3, 'max' => 64,
        'message' => 'invalid id',
    ],
    'status' => [
        'type' => 'string',
        'enum' => ['active', 'banned'],
    ],
    'items' => [
        'type' => 'array',
        'schema' => [
            'id' => ['type' => 'string'],
            'name' => ['type' => 'string'],
        ],
    ],
    'limit' => $page,
    'offset' => $page,
], $input);
