import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import matter from 'gray-matter';

const FOLDER = fileURLToPath(new URL('./templates/', import.meta.url));

/** What a page of one kind has, with comments that say what to write. */
export interface Template {
  name: string;
  /** When to take it. */
  use: string;
  body: string;
}

/** By their order in the front matter of their files. */
export const templates: readonly Template[] = readdirSync(FOLDER)
  .map((file) => {
    const {data, content} = matter(readFileSync(path.join(FOLDER, file), 'utf8'));
    return {
      name: path.basename(file, '.md'),
      use: String(data.use),
      order: Number(data.order),
      body: content.trim(),
    };
  })
  .sort((one, other) => one.order - other.order);

/** A text that YAML reads as what it is. */
const scalar = (text: string) =>
  /^[\p{L}][\p{L}\p{N} ,.()'’-]*$/u.test(text) && !/^(true|false|null|yes|no|on|off|[yn])$/i.test(text)
    ? text
    : JSON.stringify(text);

/** The file of a new page. */
export function fileOf(
  {body}: Template,
  {title, description, depth}: {title: string; description: string; depth: number},
): string {
  const up = depth === 0 ? './' : '../'.repeat(depth);
  const head = [`title: ${scalar(title)}`, `description: ${JSON.stringify(description)}`];
  return ['---', ...head, '---', '', body.replaceAll('{{data}}', `${up}_data`), ''].join('\n');
}
