import path from 'node:path';
import {readText} from '../config/files';
import {envelopesOf} from './json';
import {linesOf} from './lib/page';
import {each, type Finding} from './lib/rule';
import {patternOf} from './messages';

const LEFT = 'checks/samples/left-to-the-reader.md';
const sections = readText(path.join(__dirname, '..', LEFT)).split(/^## /m);

const GUIDES = /(?:^|\/)((?:installation|first-endpoint|guides\/[\w-]+)\.md)$/;
/** Possible column heads for the messages in a table of failures. */
const MESSAGES = /^(?:Payload|Message|Fails with|What you see)$/;

/** Each failure that a guide lists must be provoked by a run, unless the reason why none does is listed. */
export const failureRows = each((page) => {
  const [, name] = GUIDES.exec(page.file) ?? [];
  if (name === undefined) return [];
  const answers = envelopesOf(page).map(({body: {code, payload}}) => `${String(code)} ${String(payload)}`);
  const runs = [...answers, ...sections.filter((one) => one.startsWith(`${name}\n`))].join('\n');
  let head: string[] = [];
  return linesOf(page).flatMap(({line, value}): Finding[] => {
    const cells = value.startsWith('|') ? value.split('|').map((cell) => cell.trim()) : [];
    if (cells.length === 0 || head.length === 0) head = cells;
    const cell = cells[head.findIndex((title) => MESSAGES.test(title))] ?? '';
    const [, before = '', message] = /^(.*?)`([^`]+)`/.exec(cell) ?? [];
    const code = /\b[1-5]\d\d\b/.exec(before)?.[0] ?? cells[head.indexOf('Code')] ?? '';
    // Not failures but successes, whose data is shown instead.
    if (message === undefined || code.startsWith('2')) return [];
    const start = /^\d+$/.test(code) ? `${code} ['"\`]?(?:[\\w ]+: )?` : '';
    const isRun = new RegExp(start + patternOf(message.replace('…', '{any}'))).test(runs);
    const problem = `no run provokes ${code} “${message}”: provoke it in ${LEFT}, or say there why not`;
    return isRun ? [] : [{line, message: problem}];
  });
});
