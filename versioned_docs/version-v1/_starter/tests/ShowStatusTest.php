<?php

namespace Tests;

use App\UseCases\ShowStatus;
use Nyholm\Psr7\ServerRequest;
use PHPUnit\Framework\TestCase;

final class ShowStatusTest extends TestCase
{
    public function testAnswersThatItIsUp(): void
    {
        $outcome = (new ShowStatus())->execute(new ServerRequest('GET', '/status'));

        self::assertTrue($outcome->isSuccess());
        self::assertSame(200, $outcome->code);
        self::assertSame(['status' => 'up'], $outcome->result);
    }
}
