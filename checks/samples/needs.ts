import {run, servers} from './framework';

/** What the samples need, how to test for it, and how to get it. */
const NEEDS: readonly [need: string, program: string, args: readonly string[], how: string][] = [
  ['PHP 8.2 or later', 'php', ['-r', 'exit(PHP_VERSION_ID >= 80200 ? 0 : 1);'], 'apt-get install php-cli'],
  [
    'extensions of PHP',
    'php',
    [
      '-r',
      'foreach (["pdo_pgsql", "mbstring", "simplexml", "curl", "openssl", "sodium"] as $name) extension_loaded($name) || exit(1);',
    ],
    'apt-get install php-pgsql php-mbstring php-xml php-curl',
  ],
  ['Composer', 'composer', ['--version'], 'apt-get install composer, or https://getcomposer.org/download/'],
  ['curl', 'curl', ['--version'], 'apt-get install curl'],
];

const DATABASE = 'new PDO("pgsql:host=$argv[1];port=$argv[2];dbname=postgres", $argv[3], $argv[4]);';
const CACHE = 'exit(@fsockopen($argv[1], (int) $argv[2], $code, $text, 2) ? 0 : 1);';

/** What is missing on this machine, with how to get it. */
export async function missing(): Promise<string[]> {
  const {DB_HOST, DB_PORT, DB_USER, DB_PASSWORD, REDIS_HOST, REDIS_PORT} = servers;
  const serverNeeds: typeof NEEDS = [
    [
      `PostgreSQL at ${DB_HOST}:${DB_PORT} for the user ${DB_USER}`,
      'php',
      ['-r', DATABASE, '--', DB_HOST, DB_PORT, DB_USER, DB_PASSWORD],
      'start one, as first-endpoint.md says, or name yours with DB_HOST, DB_PORT, DB_USER and DB_PASSWORD',
    ],
    [
      `Redis at ${REDIS_HOST}:${REDIS_PORT}`,
      'php',
      ['-r', CACHE, '--', REDIS_HOST, REDIS_PORT],
      'run redis-server, or name yours with REDIS_HOST and REDIS_PORT',
    ],
  ];
  const answers = await Promise.all(
    [...NEEDS, ...serverNeeds].map(async ([need, program, args, how]) => {
      const {status} = await run(program, args, '.', process.env);
      return status === 0 ? [] : [`${need}: ${how}`];
    }),
  );
  return answers.flat();
}
