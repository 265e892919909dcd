import type {ReactNode} from 'react';
import type {
  BindingRow,
  CodeRow,
  ConstantRow,
  EnvironmentRow,
  ErrorRow,
  InterfaceRow,
  KnownIssueRow,
  NotInRiftRow,
  RouteRow,
  SupportRow,
  TimerRow,
} from '../docsData';
import Sign from '../Sign';
import {isGrave, STATES} from '../support';
import {Code, detail, lines, list, marked, named, names, pageLink, withIssues} from './cells';
import {isCode, type Column, type Table} from './table';

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

const pageColumn = (share: number): Column<{page: string; anchor?: string | null}> => ({
  label: 'Page',
  share,
  key: ({page}, pageOf) => pageOf(page).title,
  show: ({page, anchor}, pageOf) => pageLink(pageOf(page, anchor)),
});

const pagesColumn = (share: number): Column<{pages: readonly string[]}> => ({
  label: 'Pages',
  share,
  show: ({pages}, pageOf) => list(pages, (page) => pageLink(pageOf(page))),
});

const errors: Table<ErrorRow> = {
  rows: 'messages',
  nameOf: ({message, kind, situation}) => (kind === 'sample' ? `${message} (${situation})` : message),
  messageOf: ({message}) => message,
  columns: [
    {
      label: 'Message',
      share: 30,
      key: ({message}) => message,
      // The situation of the others is in their cause.
      show: ({message, kind, situation, note}, pageOf) =>
        lines(<Code>{message}</Code>, kind === 'sample' && situation, withIssues(note, pageOf)),
    },
    {label: 'Code', share: 8, key: ({code}) => code},
    {
      label: 'What to do',
      share: 28,
      key: ({remedy}) => remedy,
      show: ({cause, remedy}) => lines(remedy, cause),
    },
    {
      label: 'Raised by',
      share: 19,
      key: ({raisedBy}) => raisedBy,
      show: ({raisedBy, constant, exception, kind, form}) =>
        lines(
          names(raisedBy),
          constant && <Code>{constant}</Code>,
          exception && <Code>{exception}</Code>,
          `${kind}, ${form}`,
        ),
    },
    pageColumn(15),
  ],
  facets: [
    {label: 'Kind', of: ({kind}) => kind},
    {label: 'Form', of: ({form}) => form},
  ],
};

const codes: Table<CodeRow> = {
  rows: 'codes',
  columns: [
    {label: 'Code', share: 14, key: ({code}) => code},
    {
      label: 'Constant',
      share: 27,
      key: ({constant}) => constant,
      show: ({constant, success}) => lines(<Code>{constant}</Code>, success && 'A success may have it'),
    },
    {
      label: 'Meaning',
      share: 23,
      key: ({meaning}) => meaning,
      show: ({meaning, note}) => lines(meaning, note),
    },
    {label: 'Set by', share: 19, show: ({setBy}) => list(setBy)},
    pagesColumn(17),
  ],
  facets: [
    {label: 'Success', of: ({success}) => yesOrNo(success)},
    {label: 'Documented', of: ({documented}) => yesOrNo(documented)},
  ],
};

const constants: Table<ConstantRow> = {
  rows: 'constants',
  columns: [
    {label: 'Name', share: 24, key: ({name}) => name, show: ({name}) => named(name)},
    {
      label: 'Value',
      share: 17,
      key: ({value}) => value,
      show: ({value, unit}) => (
        <>
          <Code>{String(value)}</Code> {unit}
        </>
      ),
    },
    {label: 'Group', share: 13, key: ({group}) => group, show: ({group}) => <Code>{group}</Code>},
    {label: 'Meaning', share: 28, key: ({meaning}) => meaning},
    pageColumn(18),
  ],
  facets: [{label: 'Group', of: ({group}) => group}],
};

const interfaces: Table<InterfaceRow> = {
  rows: 'interfaces',
  columns: [
    {
      label: 'Interface',
      share: 27,
      key: ({name}) => name,
      show: ({name, namespace, note}, pageOf) =>
        lines(<Code>{name}</Code>, <Code>{namespace}</Code>, withIssues(note, pageOf)),
    },
    {
      label: 'Methods',
      share: 35,
      show: ({constants: own, methods}) =>
        list([...own, ...methods.map(({signature}) => signature)], (text) => <Code>{text}</Code>),
    },
    {label: 'Comes with Rift', share: 21, show: ({implementations}) => list(implementations)},
    pageColumn(17),
  ],
  facets: [{label: 'Part', of: ({group}) => group}],
};

/** The variables that no parameter names. */
const othersOf = ({parameters, environment}: BindingRow) =>
  environment.filter((name) => !parameters.some(({value}) => value.split(/\W+/).includes(name)));

/** Shows names in code as code, and words as text. */
function parameter(text: string): ReactNode {
  const [name = '', value = ''] = text.split(': ');
  if (value.split(', ').every(isCode)) return <Code>{text}</Code>;
  return (
    <>
      <Code>{name}</Code>: {value}
    </>
  );
}

const bindings: Table<BindingRow> = {
  rows: 'bindings',
  columns: [
    {
      label: 'Entry',
      share: 30,
      key: ({key}) => key,
      show: ({key, note}, pageOf) => lines(<Code>{key}</Code>, withIssues(note, pageOf)),
    },
    {
      label: 'Definition',
      share: 24,
      key: ({definition}) => definition,
      show: ({definition}) => (definition.includes('\\') ? <Code>{definition}</Code> : definition),
    },
    {
      label: 'Parameters',
      share: 29,
      show: (row) => {
        const own = list(
          row.parameters.map(({name, value}) => `${name}: ${value}`),
          parameter,
        );
        const others = detail('Reads', list(othersOf(row)));
        return own || others ? lines(own, others) : null;
      },
    },
    pageColumn(17),
  ],
  facets: [],
};

const environment: Table<EnvironmentRow> = {
  rows: 'settings',
  columns: [
    {
      label: 'Name',
      share: 23,
      key: ({name}) => name,
      show: ({name, type}) => lines(<Code>{name}</Code>, type),
    },
    {
      label: 'Meaning',
      share: 28,
      key: ({meaning}) => meaning,
      show: ({meaning, usedBy, file}) =>
        lines(meaning, detail('Used by', usedBy.join(', ')), detail('File', file && <Code>{file}</Code>)),
    },
    {label: 'Default', share: 18, key: (row) => row.default},
    {label: 'Required', share: 15, key: ({required}) => required},
    pageColumn(16),
  ],
  facets: [
    {label: 'Kind', of: ({kind}) => kind},
    {label: 'Required', of: ({required}) => required},
  ],
};

const knownIssues: Table<KnownIssueRow> = {
  rows: 'issues',
  columns: [
    {
      label: 'Issue',
      share: 20,
      key: ({number}) => number,
      show: ({number, area, severity, where}) =>
        lines(
          <>
            <strong>{number}</strong>
            {marked(severity, isGrave(severity))}
          </>,
          names(where),
          area,
        ),
    },
    {label: 'Expected', share: 21, key: ({expected}) => expected},
    {
      label: 'Observed',
      share: 24,
      key: ({observed}) => observed,
      show: ({observed}, pageOf) => withIssues(observed, pageOf),
    },
    {label: 'Workaround', share: 20, key: ({workaround}) => workaround},
    pagesColumn(15),
  ],
  facets: [
    {label: 'Severity', of: ({severity}) => severity},
    {label: 'Area', of: ({area}) => area},
    {label: 'Met first', of: ({first}) => yesOrNo(first)},
  ],
};

/** The known issues that are limitations, not defects. */
const limitations: Table<KnownIssueRow> = {
  rows: 'limitations',
  columns: [
    {
      label: 'Limitation',
      share: 22,
      key: ({number}) => number,
      show: ({number, area, where}) => lines(<strong>{number}</strong>, names(where), area),
    },
    {label: 'What it does', share: 32, key: ({observed}) => observed},
    {label: 'Workaround', share: 28, key: ({workaround}) => workaround},
    pagesColumn(18),
  ],
  facets: [],
};

const support: Table<SupportRow> = {
  rows: 'features',
  columns: [
    {
      label: 'Feature',
      share: 26,
      key: ({feature}) => feature,
      show: ({feature, area}) => lines(feature, area),
    },
    {
      label: 'State',
      share: 18,
      key: ({state}) => STATES.indexOf(state),
      show: ({state}) => <Sign state={state}>{state}</Sign>,
    },
    {
      label: 'Workaround',
      share: 29,
      key: ({workaround}) => workaround,
      show: ({workaround, inStarter}) => lines(workaround, inStarter && 'The starter has it'),
    },
    {
      label: 'Issues',
      share: 11,
      show: ({issues}, pageOf) => list(issues, (number) => withIssues(number, pageOf)),
    },
    pageColumn(16),
  ],
  facets: [
    {label: 'State', of: ({state}) => state},
    {label: 'Area', of: ({area}) => area},
  ],
  isUnsearched: true,
};

const notInRift: Table<NotInRiftRow> = {
  rows: 'things',
  columns: [
    {
      label: 'What',
      share: 26,
      key: ({name}) => name,
      show: ({name, lacks}) => lines(<strong>{name}</strong>, `Rift has no ${lacks}`),
    },
    {label: 'The usual substitute', share: 52, key: ({instead}) => instead},
    pageColumn(22),
  ],
  facets: [],
};

const routes: Table<RouteRow> = {
  rows: 'routes',
  nameOf: ({method, path}) => `${method} ${path ?? 'with your own path'}`,
  columns: [
    {
      label: 'Route',
      share: 32,
      key: ({path, method}) => (path === null ? null : `${path} ${method}`),
      show: ({method, path}) =>
        path === null ? lines(<Code>{method}</Code>, 'Your own path') : <Code>{`${method} ${path}`}</Code>,
    },
    {
      label: 'Group',
      share: 13,
      key: ({group}) => group,
      show: ({group, groupLimit}) => group && lines(<Code>{group}</Code>, detail('Limit', groupLimit)),
    },
    {label: 'Middlewares', share: 20, show: ({middlewares}) => list(middlewares, (text) => text)},
    {label: 'Notes', share: 19, key: ({notes}) => notes},
    pageColumn(16),
  ],
  facets: [{label: 'Method', of: ({method}) => method}],
};

const timers: Table<TimerRow> = {
  rows: 'timers',
  columns: [
    {label: 'Timer', share: 28, key: ({name}) => name, show: ({name}) => <Code>{name}</Code>},
    {label: 'Use case', share: 16, key: ({useCase}) => useCase},
    {label: 'What it measures', share: 36, key: ({step}) => step},
    pageColumn(20),
  ],
  facets: [{label: 'Use case', of: ({useCase}) => useCase}],
};

/** The tables of docs/_data that pages show. */
export const tables = {
  errors,
  codes,
  constants,
  interfaces,
  bindings,
  environment,
  knownIssues,
  limitations,
  support,
  notInRift,
  routes,
  timers,
};

/** The row types of the tables. */
export type Rows = {
  [N in keyof typeof tables]: (typeof tables)[N] extends Table<infer R> ? R : never;
};
