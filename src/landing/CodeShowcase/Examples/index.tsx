import {useRef, type ReactNode} from 'react';
import linkedExamples from '@generated/rift-showcase/default/examples.json';
import Guard from '@site/src/landing/Guard';
import TabList from '@site/src/shared/TabList';
import {examples, hint} from '../content';
import ExampleView from '../ExampleView';
import {useArrival, useExample} from './useExample';
import styles from './styles.module.css';

const TABS = 'examples';

function Tabbed(): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useExample(examples);
  useArrival(ref, chosen);
  return (
    <div ref={ref}>
      <TabList
        label="Examples"
        name={TABS}
        tabs={examples}
        selected={chosen.id}
        onSelect={choose}
        className={styles.tabs}
      />
      <p className={styles.hint}>{hint}</p>
      {examples.map((example) => {
        const linked = linkedExamples[example.id];
        return (
          linked && (
            <ExampleView
              key={example.id}
              example={example}
              linked={linked}
              isChosen={example.id === chosen.id}
              tabsName={TABS}
            />
          )
        );
      })}
    </div>
  );
}

export default function Examples(): ReactNode {
  return (
    <Guard>
      <Tabbed />
    </Guard>
  );
}
