# What the commands of left-to-the-reader.md have besides those of the shell.

says() { php "$SAMPLES/says.php" "$@"; }

# Runs a command while sed has changed a file: with .env "$DOWN" curl …
with() {
  local status=0
  cp "$1" "$1.kept" && sed "$2" "$1.kept" > "$1"
  "${@:3}" || status=$?
  mv "$1.kept" "$1"
  return $status
}
DOWN='s/^DB_PORT=.*/DB_PORT=1/'
REDIS_DOWN='s/^REDIS_PORT=.*/REDIS_PORT=1/'

sql() {
  php -r 'require "vendor/autoload.php"; (require "configs/container.php")->get(Rift\Contracts\Database\Bridge\PDO\ConnectorInterface::class)->createAdminConnection()->result->exec($argv[1]);' "$1"
}

# Runs a command as a user of the database who may not create schemas.
guest() {
  local status=0
  sql "DROP ROLE IF EXISTS rift_guest; CREATE ROLE rift_guest LOGIN PASSWORD 'guest'"
  with .env 's/^DB_USER=.*/DB_USER=rift_guest/; s/^DB_PASSWORD=.*/DB_PASSWORD=guest/' "$@" || status=$?
  sql 'DROP ROLE rift_guest'
  return $status
}

# Signs a token: sign '{"uid": "ab12-cd34-ef56", "exp": 9999999999}'
sign() {
  php -r 'require "vendor/autoload.php"; require "configs/container.php"; echo Firebase\JWT\JWT::encode(json_decode($argv[1], true), $_ENV["JWT_MANAGER_KEY"], "HS256");' "$1"
}

# Runs a command while the container makes a class as stub.php does: bound 'Rift\\Crypto\\JwtManager' curl …
bound() { with configs/di.php "s|^return \[|&$1::class => fn () => require __DIR__ . '/../stub.php',|" "${@:2}"; }
