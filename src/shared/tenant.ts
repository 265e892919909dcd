/** Where the tenant is stored that a reader chose. */
export const TENANT_KEY = 'rift-tenant';

/** The tenant of the samples until a reader names one: the first of the landing page. */
export const DEFAULT_UID = 'ab12-cd34-ef56';

/** Size of the column `uid` in the sample model, varchar(32). */
export const UID_LENGTH = 32;

/** A uid as it may stand in the name of a schema, as UidManager::toSchemaName() writes it. */
export const inSchemaName = (uid: string) => uid.replaceAll('-', '_');

export const schemaOf = (uid: string) => `tenant_${inSchemaName(uid)}`;

/**
 * What a generated uid is made of, with all letters. Names of schemas go into SQL unquoted: capitals would be folded
 * there, and with underscores two uids could share a schema.
 */
const ALLOWED = /[a-z0-9-]/;

const NAMES: Readonly<Record<string, string>> = {' ': 'A space', '\t': 'A tab', '\n': 'A line break'};

/** Zero-width and other characters that cannot be seen are named by their number. */
function nameOf(character: string): string {
  const known = NAMES[character];
  if (known !== undefined) return known;
  if (!/[\p{C}\p{Z}\p{M}]/u.test(character)) return `“${character}”`;
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `The invisible character U+${number}`;
}

/** Why an id cannot be taken; nothing where it can. */
export function faultOf(uid: string): string | undefined {
  if (uid === '') return 'Enter an id.';
  const characters = [...uid];
  const stranger = characters.find((character) => !ALLOWED.test(character));
  if (stranger !== undefined) {
    const isCapital = /[A-Z]/.test(stranger);
    return `${nameOf(stranger)} is not allowed. ${isCapital ? 'Use lower-case letters' : 'Use a to z, 0 to 9 and hyphens'}.`;
  }
  const count = characters.length;
  return count > UID_LENGTH ? `The id has ${count} characters; ${UID_LENGTH} is the most.` : undefined;
}

/** What of a tenant a text shows. */
export type TenantPart = 'uid' | 'schema';

const VALUES: Readonly<Record<TenantPart, (uid: string) => string>> = {uid: (uid) => uid, schema: schemaOf};

export const tenantValue = (part: TenantPart, uid: string): string => VALUES[part](uid);

const isPart = (name: string): name is TenantPart => Object.hasOwn(VALUES, name);

const PLACEHOLDER = /\{\{tenant\.(\w*)\}\}/g;

export const hasPlaceholder = (text: string) => text.includes('{{tenant.');

/** From which character to which one of a line, and what stands there. */
type Range = readonly [start: number, end: number, part: TenantPart];

export interface Filled {
  text: string;
  /** What was filled in, by the text of the line that it stands in. */
  places: ReadonlyMap<string, readonly Range[]>;
}

function fillLine(line: string, uid: string): {text: string; ranges: Range[]} {
  const ranges: Range[] = [];
  let shift = 0;
  const text = line.replace(PLACEHOLDER, (placeholder, name: string, at: number) => {
    if (!isPart(name)) throw new Error(`${placeholder} is not a placeholder`);
    const value = tenantValue(name, uid);
    ranges.push([at + shift, at + shift + value.length, name]);
    shift += value.length - placeholder.length;
    return value;
  });
  return {text, ranges};
}

/** Puts a tenant where a text holds `{{tenant.uid}}` or `{{tenant.schema}}`. */
export function fill(source: string, uid: string): Filled {
  const places = new Map<string, readonly Range[]>();
  const lines = source.split('\n').map((line) => {
    const {text, ranges} = fillLine(line, uid);
    if (ranges.length > 0) places.set(text, ranges);
    return text;
  });
  return {text: lines.join('\n'), places};
}

/** A text in which the tenant of the samples stands, for another. */
export const withTenant = (text: string, uid: string) =>
  text.replaceAll(schemaOf(DEFAULT_UID), () => schemaOf(uid)).replaceAll(DEFAULT_UID, () => uid);

export interface Piece {
  text: string;
  /** What was filled in there; `rest` where the text begins in another part of the line. */
  filled: TenantPart | 'rest' | undefined;
}

/** Cuts a part of a line, which starts at `offset`, where what was filled in begins and ends. */
export function cut(part: string, offset: number, ranges: readonly Range[]): Piece[] {
  const filledAt = (at: number): Piece['filled'] => {
    const range = ranges.find(([start, end]) => at >= start && at < end);
    return range && (range[0] === at ? range[2] : 'rest');
  };
  const ends = ranges.flatMap(([start, end]) => [start - offset, end - offset]);
  const cuts = [0, ...ends.filter((at) => at > 0 && at < part.length), part.length];
  return cuts.slice(1).flatMap((end, index) => {
    const start = cuts[index] ?? 0;
    return start === end ? [] : [{text: part.slice(start, end), filled: filledAt(offset + start)}];
  });
}

/** Whether the source of a page shows a tenant anywhere. */
export const showsTenant = (source: string) => hasPlaceholder(source) || /<Tenant(Uid|Schema)\b/.test(source);
