import {catalogue, nearMisses} from './catalogue';
import {constantPlaces, declaredConstants, measures, saidConstants} from './constants';
import {
  diagramColours,
  diagramDescription,
  diagramHeight,
  diagramName,
  diagramParses,
  diagramSize,
  maxTextSize,
} from './diagrams';
import {inlineNames} from './inlineNames';
import {envelopes, json} from './json';
import {markdown} from './markdown';
import {names} from './names';
import {php, PHP_VERSION, phpLint} from './php';
import {codeLanguages, describes, hasTitle, headingNames, headingOrder, links, unique, words} from './prose';
import {FIRST_LINE, type Rule} from './rule';
import {ownTenant} from './tenant';
import {unwritten} from './unwritten';
import {usage} from './usage';

/** What holds of code, wherever it stands. */
const codeRules: Readonly<Record<string, Rule>> = {
  'JSON parses': json,
  'responses have the shape of the envelope': envelopes,
  [`PHP parses as ${PHP_VERSION}`]: php,
  'PHP compiles, where PHP is installed': phpLint,
  'PHP uses the names of Rift': names,
  'messages come with their code and constant': catalogue,
  'class constants have the values of the table': declaredConstants,
  'words around a constant have its value': saidConstants,
  'no text is almost a message': nearMisses,
  'diagrams parse': diagramParses,
  'diagrams have a name': diagramName,
  'diagrams have a description': diagramDescription,
  [`diagrams have at most ${maxTextSize} characters`]: diagramSize,
  'diagrams wear the colours of the site': diagramColours,
};

/** A problem of a whole sample is reported at its first line. */
const inFile =
  (rule: Rule): Rule =>
  async (samples, data) =>
    (await rule(samples, data)).map((problem) => ({...problem, line: Math.max(FIRST_LINE, problem.line)}));

export const sampleRules: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries(codeRules).map(([name, rule]) => [name, inFile(rule)]),
);

/** By name, which is what the report says. */
export const rules: Readonly<Record<string, Rule>> = {
  'every page has a title': hasTitle,
  'every page has a description of the right length': describes,
  'no two pages share a title': unique('title'),
  'no two pages share a description': unique('description'),
  'headings go down one level at a time': headingOrder,
  'headings are unique on their page': headingNames,
  'code blocks name their language': codeLanguages,
  ...codeRules,
  'diagrams say their height': diagramHeight,
  'times and lengths are in the table of constants': measures,
  'pages leave the tenant to the reader': ownTenant,
  'no part is left to write': unwritten,
  'no empty words': words,
  'pages link pages by file': links,
  'inline code uses the names of Rift': inlineNames,
  'Markdown is well formed': markdown,
};

/** What a version has to have somewhere, not on every page. */
export const versionRules: Readonly<Record<string, Rule>> = {
  'every row of the data is used': usage,
  'every place of a constant is there': constantPlaces,
};

/** What holds of the tables that readers see, but for the dictionary. */
export const tableRules: Readonly<Record<string, Rule>> = {
  'no empty words': words,
  'texts use the names of Rift': inlineNames,
};
