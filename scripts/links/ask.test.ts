import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test} from '@playwright/test';
import {ask, limits, placesIn, retryAfterMs} from './ask';

type Handler = (response: ServerResponse, request: IncomingMessage) => void;

const status =
  (code: number, headers: Record<string, string> = {}): Handler =>
  (response) =>
    response.writeHead(code, headers).end();

const html =
  (text: string): Handler =>
  (response) =>
    response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).end(text);

/** What was asked, in its order. */
let asked: string[] = [];
let waits: number[] = [];
let handlers: Record<string, Handler> = {};
let server: Server;
let origin: string;

const options = {
  ...limits,
  timeoutMs: 5000,
  pauseMs: 7,
  wait: (milliseconds: number) => {
    waits.push(milliseconds);
    return Promise.resolve();
  },
};

test.beforeEach(async () => {
  asked = [];
  waits = [];
  handlers = {};
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    (handlers[request.url ?? ''] ?? status(404))(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function answerTo(path: string, others = {}) {
  const [answer] = await ask([origin + path], {...options, ...others});
  const {verdict, reason, to} = answer ?? {};
  return {verdict, ...(reason && {reason}), ...(to && {to: to.replace(origin, '')})};
}

test('a page that is there is asked for its head alone', async () => {
  handlers['/a'] = status(200);
  expect(await answerTo('/a')).toEqual({verdict: 'answers'});
  expect(asked).toEqual(['HEAD /a']);
});

test('who asks says so', async () => {
  let agent: string | undefined;
  handlers['/a'] = (response, request) => {
    agent = request.headers['user-agent'];
    response.end();
  };
  await answerTo('/a', {userAgent: 'links (+https://repository.example)'});
  expect(agent).toBe('links (+https://repository.example)');
});

test('a page that is not there does not answer, and is asked once more as a whole', async () => {
  expect(await answerTo('/a')).toEqual({verdict: 'broken', reason: 'answers 404'});
  expect(asked).toEqual(['HEAD /a', 'GET /a']);
  expect(waits).toEqual([]);
});

for (const code of [403, 404, 405, 501]) {
  test(`a server that answers ${code} to a question for the head is asked for the page`, async () => {
    handlers['/a'] = (response, {method}) => response.writeHead(method === 'HEAD' ? code : 200).end();
    expect(await answerTo('/a')).toEqual({verdict: 'answers'});
    expect(asked).toEqual(['HEAD /a', 'GET /a']);
  });
}

test.describe('redirects', () => {
  test('one for good is told with the new address', async () => {
    handlers['/a'] = status(301, {location: '/b'});
    handlers['/b'] = status(308, {location: '/c'});
    handlers['/c'] = status(200);
    expect(await answerTo('/a')).toEqual({verdict: 'moved', to: '/c'});
  });

  test('one for now is followed and not told', async () => {
    handlers['/a'] = status(302, {location: '/b'});
    handlers['/b'] = status(301, {location: '/c'});
    handlers['/c'] = status(200);
    expect(await answerTo('/a')).toEqual({verdict: 'answers'});
    expect(asked).toEqual(['HEAD /a', 'HEAD /b', 'HEAD /c']);
  });

  test('what comes after one for now is not the new address', async () => {
    handlers['/a'] = status(301, {location: '/b'});
    handlers['/b'] = status(307, {location: '/c'});
    handlers['/c'] = status(200);
    expect(await answerTo('/a')).toEqual({verdict: 'moved', to: '/b'});
  });

  test('one to a page that is not there does not answer', async () => {
    handlers['/a'] = status(301, {location: '/b'});
    expect(await answerTo('/a')).toEqual({verdict: 'broken', reason: 'answers 404'});
  });

  test('a circle ends', async () => {
    handlers['/a'] = status(302, {location: '/b'});
    handlers['/b'] = status(302, {location: '/a'});
    expect(await answerTo('/a', {tries: 1})).toEqual({
      verdict: 'broken',
      reason: 'redirects more than 10 times',
    });
    expect(asked).toHaveLength(11);
  });

  test('one to no address does not answer', async () => {
    handlers['/a'] = status(302, {location: 'http://'});
    expect(await answerTo('/a')).toEqual({
      verdict: 'broken',
      reason: 'redirects to "http://", which is no address',
    });
  });
});

test.describe('a busy server', () => {
  for (const code of [429, 503]) {
    test(`that answers ${code} is waited for as long as it asks`, async () => {
      let isBusy = true;
      handlers['/a'] = (response) => {
        response.writeHead(isBusy ? code : 200, isBusy ? {'retry-after': '2'} : {}).end();
        isBusy = false;
      };
      expect(await answerTo('/a')).toEqual({verdict: 'answers'});
      expect(waits).toEqual([2000]);
      expect(asked).toEqual(['HEAD /a', 'HEAD /a']);
    });
  }

  test('is waited for a while where it does not say, and then given up', async () => {
    handlers['/a'] = status(503);
    expect(await answerTo('/a')).toEqual({verdict: 'broken', reason: 'answers 503'});
    expect(waits).toEqual([7, 7]);
  });

  test('is not waited for too long', async () => {
    handlers['/a'] = status(429, {'retry-after': '3600'});
    expect(await answerTo('/a')).toEqual({
      verdict: 'broken',
      reason: 'answers 429 and asks to wait for 3600 s',
    });
    expect(waits).toEqual([]);
  });

  test('names seconds, or a time', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    expect(retryAfterMs('120', now)).toBe(120_000);
    expect(retryAfterMs('Thu, 01 Jan 2026 00:00:05 GMT', now)).toBe(5000);
    expect(retryAfterMs('Wed, 31 Dec 2025 00:00:00 GMT', now)).toBe(0);
    for (const value of [null, '', 'soon']) expect(retryAfterMs(value, now)).toBeUndefined();
  });
});

test.describe('a server that fails', () => {
  test('is asked again', async () => {
    let failures = 2;
    handlers['/a'] = (response) => response.writeHead((failures -= 1) >= 0 ? 500 : 200).end();
    expect(await answerTo('/a')).toEqual({verdict: 'answers'});
    handlers['/b'] = status(500);
    expect(await answerTo('/b')).toEqual({verdict: 'broken', reason: 'answers 500'});
    expect(asked.filter((line) => line === 'GET /b')).toHaveLength(options.tries);
  });

  test('is asked again when it says nothing, and given up', async () => {
    handlers['/a'] = () => undefined;
    expect(await answerTo('/a', {timeoutMs: 100})).toEqual({
      verdict: 'broken',
      reason: 'does not answer in 0.1 s',
    });
    expect(asked).toHaveLength(options.tries);
  });

  test('is asked again when it breaks off', async () => {
    let isFirst = true;
    handlers['/a'] = (response) => {
      if (isFirst) response.destroy();
      else response.end();
      isFirst = false;
    };
    expect(await answerTo('/a')).toEqual({verdict: 'answers'});
  });

  test('is not asked again where nobody listens', async () => {
    const {port} = server.address() as AddressInfo;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const [answer] = await ask([`http://127.0.0.1:${port}/a`], options);
    expect(answer).toMatchObject({verdict: 'broken', reason: 'refuses the connection'});
    expect(waits).toEqual([]);
    server.listen();
  });
});

test.describe('a place in a page', () => {
  const text =
    '<h2 id="here">A</h2><a name="there">B</a><h2 id="user-content-readme">C</h2><p id="Überblick">';

  test('is looked for in the page, which is asked once for all of its places', async () => {
    handlers['/a'] = html(text);
    const urls = ['#here', '#there', '#readme', '#%C3%9Cberblick', '#gone', ''].map(
      (hash) => `${origin}/a${hash}`,
    );
    const answers = await ask(urls, options);
    expect(answers.map(({verdict}) => verdict)).toEqual([
      ...Array.from({length: 4}, () => 'answers'),
      'broken',
      'answers',
    ]);
    expect(answers[4]?.reason).toBe('has no place #gone');
    expect(asked).toEqual(['GET /a']);
  });

  test('is kept in a new address', async () => {
    handlers['/a'] = status(301, {location: '/b'});
    handlers['/b'] = html(text);
    expect(await answerTo('/a#here')).toEqual({verdict: 'moved', to: '/b#here'});
  });

  test('is not looked for where it names none, or in what is no page', async () => {
    handlers['/a'] = html(text);
    handlers['/b.pdf'] = status(200, {'content-type': 'application/pdf'});
    for (const hash of ['#', '#top', '#/route', '#!/route', '#:~:text=word', '#L10-L20']) {
      expect(await answerTo(`/a${hash}`), hash).toEqual({verdict: 'answers'});
    }
    expect(await answerTo('/b.pdf#page=2')).toEqual({verdict: 'answers'});
  });

  test('is an id or a name', () => {
    expect([...placesIn(text)]).toEqual(['here', 'there', 'user-content-readme', 'readme', 'Überblick']);
  });
});

test('of one host one address is asked at a time, in the order of the answers', async () => {
  let open = 0;
  let most = 0;
  const slow: Handler = (response) => {
    most = Math.max(most, (open += 1));
    setImmediate(() => {
      open -= 1;
      response.end();
    });
  };
  const paths = ['/a', '/b', '/c', '/d'];
  for (const path of paths) handlers[path] = slow;
  const told: string[] = [];
  const answers = await ask(
    paths.map((path) => origin + path),
    options,
    ({url}) => told.push(url.replace(origin, '')),
  );
  expect(most).toBe(1);
  expect(told).toEqual(paths);
  expect(answers.map(({url}) => url.replace(origin, ''))).toEqual(paths);
});
