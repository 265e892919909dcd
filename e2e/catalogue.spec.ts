import {toText} from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {escaped} from '../checks/lib/messages';
import {NEXT} from '../config/versions';
import {latest, readHtml} from './build';
import {expect, test} from './fixtures';
import {isAsInLatest, routesOf} from './routes';
import {memoize} from '../src/shared/memoize';
import {benchmark, codes, constants, messages, siteTexts, timers, type Entry} from '../src/tables/ownersList';

const lists = {messages, siteTexts, codes, constants, timers, benchmark};

const parser = unified().use(rehypeParse, {fragment: true});

/** The visible text of the article in a page; empty if there is none. */
const textOf = memoize((address) =>
  toText(parser.parse(/<article[\s>].*<\/article>/s.exec(readHtml(address))?.[0] ?? '')),
);

/** Matches the exact part: 100 is not found in 1000 or 100.5. */
function patternOf(part: string | number): RegExp {
  const text = escaped(String(part));
  return new RegExp(`(?<![\\w.])${text}${/\w$/.test(text) && !text.endsWith('_') ? '(?!\\w|\\.\\d)' : ''}`);
}

const isOn = (text: string, entry: Entry) => entry.every((part) => patternOf(part).test(text));

for (const version of new Set([latest, NEXT]))
  test(`${version}: every message, code, constant and timer of the owner is found`, () => {
    const texts = routesOf(version).map((route) =>
      textOf(`/docs/${isAsInLatest(version, route) ? latest : version}/${route}`),
    );
    expect(texts.filter((text) => text.length > 0).length).toBeGreaterThan(40);
    const lost = Object.entries(lists).flatMap(([list, entries]) => {
      expect(entries.length, list).toBeGreaterThan(0);
      return entries
        .filter((entry) => !texts.some((text) => isOn(text, entry)))
        .map((entry) => entry.join(' | '));
    });
    expect(lost).toEqual([]);
  });
