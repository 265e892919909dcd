import type {ReactNode} from 'react';
import clsx from 'clsx';
import linkedExamples from '@generated/rift-showcase/default/examples.json';
import TabList from '@site/src/shared/TabList';
import Section from '../Section';
import {examples, intro, hint} from './content';
import ExampleView from './ExampleView';
import shared from '../shared.module.css';
import styles from './styles.module.css';

const [first] = examples;

/** All examples are in the HTML; src/landing/CodeShowcase/linkSteps.ts highlights their steps. */
export default function CodeShowcase(): ReactNode {
  return (
    <Section {...intro} ground="raised">
      <div>
        <TabList
          label="Examples"
          name="examples"
          tabs={examples}
          selected={first.id}
          query="example"
          className={styles.tabs}
        />
        <p className={clsx('jsOnly quiet', shared.note, styles.hint)}>{hint}</p>
        {examples.map((example) => {
          const linked = linkedExamples[example.id];
          if (!linked) throw new Error(`There is no example "${example.id}"`);
          return (
            <ExampleView key={example.id} example={example} linked={linked} isOpen={example === first} />
          );
        })}
      </div>
    </Section>
  );
}
