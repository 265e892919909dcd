<?php

use App\Middlewares\LimitRequests;
use App\Middlewares\ParseJsonBody;
use App\Middlewares\RequireBearerToken;
use App\UseCases\Clients\CreateClient;
use App\UseCases\Clients\ListClients;
use App\UseCases\Clients\ShowClient;
use App\UseCases\Clients\ValidateClient;
use App\UseCases\ShowStatus;
use Rift\Core\Http\RoutesBox\RoutesBox;

return (new RoutesBox())
    ->get('/status', ShowStatus::class)
    ->post('/clients/validate', ValidateClient::class)->middleware(ParseJsonBody::class)
    ->get('/clients', ListClients::class)->middleware(RequireBearerToken::class)
    ->group('/space', function (RoutesBox $space): void {
        // Before the first route: for the whole group.
        $space
            ->middleware([LimitRequests::class, RequireBearerToken::class])
            ->limit(1000);

        $space->post('/clients', CreateClient::class)->middleware(ParseJsonBody::class);
        $space->get('/clients/{uid}', ShowClient::class);
    });
