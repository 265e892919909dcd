<?php

use App\Services\Clients;
use Rift\Core\Databus\Result;
use Rift\Core\Databus\ResultType;

function show(Clients $clients, int $id): ResultType
{
    return $clients->find($id)
        ->ensure(
            fn (?array $client) => $client !== null,
            "User {$id} not found",
            Result::HTTP_NOT_FOUND,
        )
        ->ensure(
            fn (array $client) => $client['age'] >= 18,
            'User must be at least 18 years old',
            Result::HTTP_FORBIDDEN,
        );
}
