import type {EnvironmentRow} from '../src/tables/docsData';
import {linesOf} from './lib/page';
import {each} from './lib/rule';

const PORT = /(?<![\w.-])\d{4,5}(?![\w-])/g;

const portsIn = (text: string): string[] => text.match(PORT) ?? [];

/** What the text calls the servers, and what the table calls them. */
const SERVERS: readonly [server: RegExp, inTable: RegExp][] = [
  [/postgres|pgsql/i, /(\d+) for pgsql/],
  [/mysql/i, /(\d+) for mysql/],
  [/redis/i, /^(\d+)$/],
];

/** The ports that a line may name, given its variables or servers; any port if it names neither. */
function rightPorts(text: string, rows: readonly EnvironmentRow[]): string[] {
  const named = rows.filter(({name}) => new RegExp(`\\b${name}\\b`).test(text));
  if (named.length > 0) return named.flatMap((row) => portsIn(row.default ?? ''));
  const servers = SERVERS.filter(([server]) => server.test(text));
  if (servers.length > 0)
    return servers.flatMap(([, inTable]) =>
      rows.flatMap((row) => inTable.exec(row.default ?? '')?.[1] ?? []),
    );
  return rows.flatMap((row) => portsIn(row.default ?? ''));
}

/** The numbers of a line that are ports: after the name of a variable, the word port, or in the mapping of a container. */
const PLACES = [/\b\w+_PORT\b.*$/g, /\bport `?\d+/gi, /-p [\d.:]+/g];

const DEVELOPMENT = /php -S [\w.]+:(\d+)/;
const ADDRESS = /https?:\/\/localhost:(\d+)/g;

/** Ports must be those of the environment table; addresses must have the port of the page's own server. */
export const ports = each((page, {environment}) => {
  const rows = environment.filter(({name}) => name.endsWith('_PORT'));
  const own = DEVELOPMENT.exec(page.source)?.[1];
  return linesOf(page).flatMap(({line, value}) => {
    const right = rightPorts(value, rows);
    const written = PLACES.flatMap((place) => value.match(place) ?? []).flatMap(portsIn);
    const wrong = [...new Set(written)]
      .filter((port) => !right.includes(port))
      .map(
        (port) =>
          `${port} is not the port: write ${right.join(' or ')}, as docs/_data/environment.json has it`,
      );
    const strange = Array.from(value.matchAll(ADDRESS), ([, port]) => port)
      .filter((port) => own !== undefined && port !== own)
      .map((port) => `${port} is not the port of the server that the page starts: write ${own}`);
    return [...wrong, ...strange].map((message) => ({line, message}));
  });
});
