/** What a person can put right: shown as one line, without a stack. */
export class UserError extends Error {}

/** `parseArgs` of Node throws these for options that it does not know. */
const isWrongOption = (error: Error) => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Runs the command of a file with its arguments, unless the file was imported. The result is the exit status. */
export function runCommand(file: string, command: (args: string[]) => Promise<number>): void {
  if (process.argv[1] !== file) return;
  const run = async () => command(process.argv.slice(2));
  run().then(
    (status) => (process.exitCode = status),
    (error: Error) => {
      console.error(error instanceof UserError || isWrongOption(error) ? error.message : error);
      process.exitCode = 1;
    },
  );
}
