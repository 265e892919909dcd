<?php

use App\Errors\Forbidden;
use App\Errors\NotFound;
use App\Services\Clients;

function show(Clients $clients, int $id): array
{
    $client = $clients->find($id);

    if ($client === null) {
        throw new NotFound("User {$id} not found");
    }

    if ($client['age'] < 18) {
        throw new Forbidden(
            'User must be at least 18 years old',
        );
    }

    return $client;
}
