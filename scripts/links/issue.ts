import {execFileSync} from 'node:child_process';
import {appendFileSync, readFileSync} from 'node:fs';
import {count, markdown, statusOf, type Report} from './report';

/**
 * Keeps one open issue about the links that do not answer: opens it, brings it up to date, or closes it when all answer.
 * Takes the file that `npm run links -- --json` wrote, and needs `gh` with a token. Only the issue that this workflow
 * opened is touched, whatever others write.
 */
export const TITLE = 'External links that do not answer';

/** GitHub refuses a longer one. */
const LONGEST_BODY = 65_000;

const AUTHOR = 'github-actions[bot]';

export function bodyOf(report: Report, run: string): string {
  const text = markdown(report);
  const end = run === '' ? '' : `\n\nFrom [this run](${run}), where all of it stands.`;
  if (text.length + end.length <= LONGEST_BODY) return text + end;
  const whole = text.slice(0, LONGEST_BODY - end.length - 2);
  return `${whole.slice(0, whole.lastIndexOf('\n'))}\n…${end}`;
}

const gh = (args: readonly string[], input?: string) =>
  execFileSync('gh', args, {encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'inherit']}).trim();

function openIssue(): string | undefined {
  const query = ['-f', 'state=open', '-f', `creator=${AUTHOR}`, '-f', 'per_page=100'];
  const issues = JSON.parse(
    gh(['api', '--method', 'GET', 'repos/{owner}/{repo}/issues', ...query]),
  ) as readonly {number: number; title: string}[];
  return issues.find(({title}) => title === TITLE)?.number.toString();
}

/** What was done, in words. */
export function keepIssue(report: Report, run: string): string {
  const number = openIssue();
  const isBroken = statusOf(report) !== 0;
  if (!isBroken && number === undefined) return 'All answer; there is no issue to close.';
  if (!isBroken && number !== undefined) {
    gh(['issue', 'close', number, '--comment', `All answer. ${count(report)}`]);
    return `All answer; issue ${number} is closed.`;
  }
  const body = bodyOf(report, run);
  if (number === undefined) return gh(['issue', 'create', '--title', TITLE, '--body-file', '-'], body);
  gh(['issue', 'edit', number, '--body-file', '-'], body);
  return `Issue ${number} is up to date.`;
}

const [, script = '', file] = process.argv;
if (/links[\\/]issue\.ts$/.test(script)) {
  if (file === undefined) {
    console.error('Name the file that `npm run links -- --json` wrote.');
    process.exit(2);
  }
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const {GITHUB_STEP_SUMMARY, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID} = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${markdown(report)}\n`);
  const run = GITHUB_RUN_ID ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}` : '';
  console.log(keepIssue(report, run));
}
