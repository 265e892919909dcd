import type {Configuration} from 'markdownlint';
import {lint} from 'markdownlint/sync';
import {each, type Finding, type Rule} from './rule';

/** What a formatter would see to, if the tables were not laid out by hand. */
const CONFIG: Configuration = {
  default: false,
  'heading-style': {style: 'atx'},
  'ul-style': {style: 'dash'},
  'list-indent': true,
  'ol-prefix': {style: 'one_or_ordered'},
  'list-marker-space': true,
  'no-trailing-spaces': {br_spaces: 0},
  'no-hard-tabs': {code_blocks: false},
  'no-reversed-links': true,
  'no-multiple-blanks': true,
  'no-missing-space-atx': true,
  'no-multiple-space-atx': true,
  'blanks-around-headings': true,
  'heading-start-left': true,
  'no-trailing-punctuation': {punctuation: '.,;:!'},
  'blanks-around-fences': true,
  'blanks-around-lists': true,
  'blanks-around-tables': true,
  'no-bare-urls': true,
  'hr-style': {style: '---'},
  'no-emphasis-as-heading': true,
  'no-space-in-emphasis': true,
  'no-space-in-links': true,
  'no-empty-links': true,
  'no-alt-text': true,
  'code-block-style': {style: 'fenced'},
  'code-fence-style': {style: 'backtick'},
  'single-trailing-newline': true,
  'emphasis-style': {style: 'asterisk'},
  'strong-style': {style: 'asterisk'},
  'link-image-reference-definitions': true,
  'reference-links-images': true,
  'table-pipe-style': {style: 'leading_and_trailing'},
  'table-column-count': true,
  'descriptive-link-text': true,
};

/** The linter knows no MDX: it would take the stars of a comment for emphasis. */
const withoutStars = (source: string) => source.replaceAll('{/*', '{//').replaceAll('*/}', '//}');

const lintings = new Map<string, Finding[]>();

function lintSource(source: string): Finding[] {
  const {page = []} = lint({strings: {page: withoutStars(source)}, config: CONFIG});
  return page.map(({lineNumber, ruleNames, ruleDescription, errorDetail}) => ({
    line: lineNumber,
    message: [`${ruleDescription} (${ruleNames.join(', ')})`, errorDetail].filter(Boolean).join(': '),
  }));
}

/** A page that versions share is looked at once. */
export const markdown: Rule = each(({source}) => {
  const problems = lintings.get(source) ?? lintSource(source);
  lintings.set(source, problems);
  return problems;
});
