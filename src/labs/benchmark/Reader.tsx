import type {ReactNode} from 'react';
import clsx from 'clsx';
import ScrollTable from '@site/src/tables/ScrollTable';
import {Choice, NumberField, Select} from '../controls';
import controls from '../controls/styles.module.css';
import Content from '../Lab/Content';
import type {LabPlace} from '../Lab/place';
import LabPanel from '../Lab/Panel';
import {useLabState} from '../useLabState';
import {inCount, inDifference, inFigure, inTime, inWords, notchesUpTo, perRequest} from './arithmetic';
import Chart from './Chart';
import {caseIds, cases} from './content';
import {codec, limits, preset, type Reading} from './state';
import styles from './styles.module.css';

const views = [
  {value: 'ratio', label: 'Ratios'},
  {value: 'time', label: 'Times'},
] as const;

const choices = caseIds.map((id) => ({value: id, label: cases[id].name}));

const everyStep = Array.from({length: limits.steps[1]}, (_, index) => index + 1);

const decades = notchesUpTo(1_000_000);

const counted = (count: number, one: string) => `${inCount(count)} ${count === 1 ? one : `${one}s`}`;

/** The times of one request and of all of them, and how they come about. */
function Outcome({reading}: {reading: Reading}): ReactNode {
  const {steps, requests, iterations} = reading;
  const row = cases[reading.case];
  const one = perRequest(row, reading);
  const lines = [
    {name: '1 request', times: 1},
    ...(requests > 1 ? [{name: counted(requests, 'request'), times: requests}] : []),
  ];
  return (
    <>
      <ScrollTable className={styles.times}>
        <caption>
          If each figure of “{row.name}” stood for {counted(iterations, 'iteration')}
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Result type</th>
            <th scope="col">Exceptions</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({name, times}) => (
            <tr key={times}>
              <th scope="row">{name}</th>
              <td>{inTime(one.result * times)}</td>
              <td>{inTime(one.exceptions * times)}</td>
              <td>{inDifference(one.result * times, one.exceptions * times)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <p className={styles.formula}>
        figure ÷ iterations ÷ steps of the case × steps of the request:{' '}
        <span>
          {inFigure(row.result)} ms ÷ {inCount(iterations)} ÷ {row.steps} × {steps} = {inTime(one.result)}
        </span>
      </p>
    </>
  );
}

function Instrument(): ReactNode {
  const lab = useLabState('benchmark', preset, codec);
  const {state: reading, change} = lab;
  const set = (part: Partial<Reading>) => change((before) => ({...before, ...part}));
  const numberField = (name: keyof typeof limits, label: string, notches: readonly number[]) => (
    <NumberField
      label={label}
      limits={limits[name]}
      value={reading[name]}
      notches={notches}
      onChange={(value) => set({[name]: value})}
    />
  );
  const row = cases[reading.case];
  const one = perRequest(row, reading);
  return (
    <LabPanel
      lab={lab}
      start={<Choice label="Draw" options={views} value={reading.view} onChoose={(view) => set({view})} />}
      announcement={`${row.name}. ${inWords(row)} If each figure stood for ${counted(reading.iterations, 'iteration')}, a request of ${counted(reading.steps, 'step')} would take ${inTime(one.result)} with the result type and ${inTime(one.exceptions)} with exceptions.`}>
      <div className={clsx(controls.columns, styles.columns)}>
        <div>
          <h4 className={controls.title}>The published figures</h4>
          <Chart view={reading.view} />
        </div>
        <div className={controls.fields}>
          <h4 className={controls.title}>From a figure to a request</h4>
          <Select label="Case" options={choices} value={reading.case} onChoose={(id) => set({case: id})} />
          <div className={controls.row}>
            {numberField('steps', 'Steps in a request', everyStep)}
            {numberField('requests', 'Requests', decades)}
          </div>
          <div role="group" aria-labelledby="benchmark-assumption" className={styles.assumption}>
            <p id="benchmark-assumption" className={styles.mark}>
              Your assumption, not a fact
            </p>
            {numberField('iterations', 'Iterations behind each figure', decades)}
            <p className={controls.quiet}>
              The table does not give them. With ten times as many, every time below is a tenth; the ratio
              stays.
            </p>
          </div>
          <Outcome reading={reading} />
        </div>
        <p className={controls.quiet}>
          A simple case counts as one step, a chain as its 5 or 50, and time is assumed to grow with the
          steps. The table itself contradicts that: with ten times the steps, the chain of 50 takes 4.65 times
          as long as the chain of 5 with the result type, and 3.45 times with exceptions.{' '}
          <a href="#what-is-not-known">What else is not known</a>: the hardware, the version of PHP, its
          caches and the script.
        </p>
      </div>
    </LabPanel>
  );
}

/** What is known of the figures, and what follows from what the reader supposes besides. */
export default function Reader(place: LabPlace): ReactNode {
  return (
    <Content place={place}>
      <Instrument />
    </Content>
  );
}
