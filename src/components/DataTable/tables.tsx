import type {
  BindingRow,
  CodeRow,
  ConstantRow,
  EnvironmentRow,
  ErrorRow,
  InterfaceRow,
  KnownIssueRow,
  RouteRow,
  TimerRow,
} from '@site/docs/_data/types';
import {Code, detail, lead, list, named, names, note, page, pages} from './cells';
import type {Table} from './table';

/** The rows of each table of docs/_data that a page shows. */
export interface Rows {
  errors: ErrorRow;
  codes: CodeRow;
  constants: ConstantRow;
  interfaces: InterfaceRow;
  bindings: BindingRow;
  environment: EnvironmentRow;
  knownIssues: KnownIssueRow;
  routes: RouteRow;
  timers: TimerRow;
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

const errors: Table<ErrorRow> = {
  rows: 'messages',
  nameOf: ({message}) => message,
  columns: [
    {
      label: 'Message',
      share: 35,
      key: ({message}) => message,
      show: (row) => (
        <>
          <Code>{row.message}</Code>
          {note(row.situation)}
          {note(row.note)}
        </>
      ),
    },
    {label: 'Code', share: 11, key: ({code}) => code},
    {
      label: 'Kind',
      share: 13,
      key: ({kind, form}) => `${kind} ${form}`,
      show: ({kind, form}) => (
        <>
          <Code>{kind}</Code>
          {note(<Code>{form}</Code>)}
        </>
      ),
    },
    {
      label: 'Raised by',
      share: 23,
      key: ({raisedBy}) => raisedBy,
      show: ({raisedBy, constant, exception}) => (
        <>
          {names(raisedBy)}
          {note(constant && <Code>{constant}</Code>)}
          {note(exception && <Code>{exception}</Code>)}
        </>
      ),
    },
    {label: 'Page', share: 18, key: (row) => row.page, show: (row) => page(row.page)},
  ],
  facets: [
    {label: 'Kind', of: ({kind}) => kind},
    {label: 'Form', of: ({form}) => form},
  ],
};

const codes: Table<CodeRow> = {
  rows: 'codes',
  nameOf: ({code}) => String(code),
  columns: [
    {label: 'Code', share: 10, key: ({code}) => code},
    {
      label: 'Constant',
      share: 27,
      key: ({constant}) => constant,
      show: ({constant, success, documented}) => (
        <>
          <Code>{constant}</Code>
          {success && note('A success may carry it')}
          {!documented && note('Not documented')}
        </>
      ),
    },
    {label: 'Meaning', share: 27, key: ({meaning}) => meaning},
    {label: 'Set by', share: 19, key: ({setBy}) => setBy[0] ?? null, show: ({setBy}) => list(setBy)},
    {label: 'Pages', share: 17, key: (row) => row.pages[0] ?? null, show: (row) => pages(row.pages)},
  ],
  facets: [
    {label: 'Success', of: ({success}) => yesOrNo(success)},
    {label: 'Documented', of: ({documented}) => yesOrNo(documented)},
  ],
};

const constants: Table<ConstantRow> = {
  rows: 'constants',
  nameOf: ({name}) => name,
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
    {label: 'Page', share: 18, key: (row) => row.page, show: (row) => page(row.page)},
  ],
  facets: [{label: 'Group', of: ({group}) => group}],
};

const interfaces: Table<InterfaceRow> = {
  rows: 'interfaces',
  nameOf: ({name}) => name,
  columns: [
    {
      label: 'Interface',
      share: 27,
      key: ({name}) => name,
      show: (row) => (
        <>
          <Code>{row.name}</Code>
          {note(<Code>{row.namespace}</Code>)}
          {note(row.note)}
        </>
      ),
    },
    {
      label: 'Methods',
      share: 35,
      key: ({methods}) => methods.length,
      show: (row) => {
        const signatures = row.methods.map(({signature}) => signature);
        const all = [...row.constants, ...signatures];
        return list(all, (text) => <Code>{text}</Code>);
      },
    },
    {
      label: 'Comes with Rift',
      share: 21,
      key: (row) => row.implementations[0] ?? null,
      show: (row) => list(row.implementations),
    },
    {label: 'Page', share: 17, key: (row) => row.page, show: (row) => page(row.page)},
  ],
  facets: [{label: 'Part', of: ({group}) => group}],
};

const bindings: Table<BindingRow> = {
  rows: 'bindings',
  nameOf: ({key}) => key,
  columns: [
    {
      label: 'Entry',
      share: 30,
      key: ({key}) => key,
      show: (row) => (
        <>
          <Code>{row.key}</Code>
          {note(row.note)}
        </>
      ),
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
      key: ({parameters}) => parameters.length,
      show: ({parameters, environment}) => {
        if (parameters.length === 0 && environment.length === 0) return null;
        const given = new Set(parameters.map(({value}) => value));
        const others = environment.filter((name) => !given.has(name));
        return (
          <>
            {list(
              parameters.map(({name, value}) => `${name}: ${value}`),
              (text) => (
                <Code>{text}</Code>
              ),
            )}
            {others.length > 0 && detail('Reads', list(others))}
          </>
        );
      },
    },
    {label: 'Page', share: 17, key: (row) => row.page, show: (row) => page(row.page)},
  ],
  facets: [],
};

const environment: Table<EnvironmentRow> = {
  rows: 'settings',
  nameOf: ({name}) => name,
  columns: [
    {
      label: 'Name',
      share: 23,
      key: ({name}) => name,
      show: ({name, type}) => (
        <>
          <Code>{name}</Code>
          {note(type)}
        </>
      ),
    },
    {
      label: 'Meaning',
      share: 28,
      key: ({meaning}) => meaning,
      show: ({meaning, usedBy, file}) => (
        <>
          {meaning}
          {detail('Used by', usedBy.join(', '))}
          {file !== null && detail('File', <Code>{file}</Code>)}
        </>
      ),
    },
    {label: 'Default', share: 18, key: (row) => row.default},
    {label: 'Required', share: 15, key: ({required}) => required},
    {label: 'Page', share: 16, key: (row) => row.page, show: (row) => page(row.page)},
  ],
  facets: [
    {label: 'Kind', of: ({kind}) => kind},
    {label: 'Required', of: ({required}) => required},
  ],
};

const knownIssues: Table<KnownIssueRow> = {
  rows: 'issues',
  nameOf: ({number}) => number,
  columns: [
    {
      label: 'Issue',
      share: 18,
      key: ({number}) => number,
      show: ({number, area}) => (
        <>
          <strong>{number}</strong>
          {note(area)}
        </>
      ),
    },
    {
      label: 'What you see',
      share: 25,
      key: ({where}) => where,
      show: ({where, meets}) => (
        <>
          {lead(names(where))}
          {meets}
        </>
      ),
    },
    {label: 'The contract', share: 20, key: ({contract}) => contract},
    {label: 'Way around', share: 21, key: ({workaround}) => workaround},
    {label: 'Pages', share: 16, key: (row) => row.pages[0] ?? null, show: (row) => pages(row.pages)},
  ],
  facets: [
    {label: 'Area', of: ({area}) => area},
    {label: 'Met first', of: ({first}) => yesOrNo(first)},
  ],
};

const routes: Table<RouteRow> = {
  rows: 'routes',
  nameOf: ({method, path}) => `${method} ${path ?? 'with a path of yours'}`,
  columns: [
    {
      label: 'Route',
      share: 32,
      key: ({path, method}) => (path === null ? null : `${path} ${method}`),
      show: ({method, path}) => (
        <>
          <Code>{path === null ? method : `${method} ${path}`}</Code>
          {path === null && note('A path of yours')}
        </>
      ),
    },
    {
      label: 'Group',
      share: 13,
      key: ({group}) => group,
      show: ({group, groupLimit}) =>
        group && (
          <>
            <Code>{group}</Code>
            {groupLimit !== null && detail('Limit', groupLimit)}
          </>
        ),
    },
    {
      label: 'Middlewares',
      share: 20,
      key: ({middlewares}) => middlewares.length,
      show: ({middlewares}) => list(middlewares, (text) => text),
    },
    {label: 'Notes', share: 19, key: ({notes}) => notes},
    {label: 'Page', share: 16, key: (row) => row.page, show: (row) => page(row.page)},
  ],
  facets: [{label: 'Method', of: ({method}) => method}],
};

const timers: Table<TimerRow> = {
  rows: 'timers',
  nameOf: ({name}) => name,
  columns: [
    {label: 'Timer', share: 28, key: ({name}) => name, show: ({name}) => <Code>{name}</Code>},
    {label: 'Use case', share: 16, key: ({useCase}) => useCase},
    {label: 'What it measures', share: 36, key: ({step}) => step},
    {label: 'Page', share: 20, key: (row) => row.page, show: (row) => page(row.page)},
  ],
  facets: [{label: 'Use case', of: ({useCase}) => useCase}],
};

export const tables: {readonly [N in keyof Rows]: Table<Rows[N]>} = {
  errors,
  codes,
  constants,
  interfaces,
  bindings,
  environment,
  knownIssues,
  routes,
  timers,
};
