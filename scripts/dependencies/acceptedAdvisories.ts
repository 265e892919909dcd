/** A warning that does not concern the site: what is at fault is not in what readers load. */
export interface AcceptedAdvisory {
  /** Its number in the advisory database of GitHub. */
  id: string;
  name: string;
  version: string;
  /** The package that has it in its own files, which nobody but its authors can update. */
  host: string;
  /** What would stand in the files of the host if the fault were there: a test looks for it. */
  without: readonly string[];
  reason: string;
}

export const acceptedAdvisories: readonly AcceptedAdvisory[] = [
  {
    id: 'GHSA-x7hr-w5r2-h6wg',
    name: 'prismjs',
    version: '1.29.0',
    host: 'prism-react-renderer',
    without: ['currentScript'],
    reason: 'the fault is in how Prism finds its own script element, which this copy does not do',
  },
  {
    id: 'GHSA-r5fr-rjxr-66jc',
    name: 'lodash-es',
    version: '4.17.23',
    host: '@mermaid-js/parser',
    without: ['lodash-es/template.js'],
    reason: 'the fault is in the function template, which this copy leaves out',
  },
  {
    id: 'GHSA-f23m-r3pf-42rh',
    name: 'lodash-es',
    version: '4.17.23',
    host: '@mermaid-js/parser',
    without: ['lodash-es/unset.js', 'lodash-es/omit.js', 'lodash-es/_baseUnset.js'],
    reason: 'the fault is in the functions unset and omit, which this copy leaves out',
  },
];
