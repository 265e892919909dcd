import type {ReactNode} from 'react';
import CodeBlock from '@site/src/shared/Code';
import type {Chain} from '@site/src/labs/model/chain';
import {chainPhp} from '@site/src/labs/model/chainPhp';
import Defect from '../Defect';
import styles from './styles.module.css';

interface Props {
  chain: Chain;
}

/** The whole chain, to copy, and where 1.0.0 does not run it. */
export default function Code({chain}: Props): ReactNode {
  const methods = new Set(chain.steps.map(({method}) => method));
  return (
    <>
      <div className={styles.defects}>
        {Array.from(methods, (method) => (
          <Defect key={method} method={method} />
        ))}
      </div>
      <CodeBlock language="php" title="chain.php">
        {chainPhp(chain)}
      </CodeBlock>
    </>
  );
}
