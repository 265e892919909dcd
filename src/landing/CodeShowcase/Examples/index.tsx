import {Fragment, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import linkedExamples from '@generated/rift-showcase/default/examples.json';
import Guard from '@site/src/landing/Guard';
import TabList from '@site/src/shared/TabList';
import {examples, filesOf, hint, others} from '../content';
import ExampleView, {type PanelId} from '../ExampleView';
import {useArrival, useExample} from './useExample';
import styles from './styles.module.css';

const TABS = 'examples';

function Others(): ReactNode {
  return (
    <noscript>
      <p className={styles.others}>{others}</p>
      <ul>
        {examples.slice(1).map(({id, label}) => (
          <li key={id}>
            {label}
            {filesOf(id).map(({label: file, to}, index) => (
              <Fragment key={file}>
                {index === 0 ? ': ' : ', '}
                <a href={to}>{file}</a>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </noscript>
  );
}

/** The chosen example alone is in the page: all four would be half of its elements. */
function Tabbed(): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useExample(examples);
  const [open, setOpen] = useState<PanelId>('source');
  useArrival(ref, chosen);
  const linked = linkedExamples[chosen.id];
  if (!linked) throw new Error(`There is no example "${chosen.id}"`);
  return (
    <div ref={ref}>
      <TabList
        label="Examples"
        name={TABS}
        tabs={examples}
        selected={chosen.id}
        onSelect={choose}
        className={clsx('byScript', styles.tabs)}
      />
      <p className={clsx('byScript', styles.hint)}>{hint}</p>
      <ExampleView
        key={chosen.id}
        example={chosen}
        linked={linked}
        tabsName={TABS}
        open={open}
        onOpen={setOpen}
      />
      <Others />
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
