import type {ReactNode} from 'react';
import CodeBlock from '@site/src/shared/Code';
import {schemaPhp} from '../model/schemaPhp';
import type {PhpArray, Value} from '../model/values';

interface Props {
  schema: PhpArray;
  data: Value;
}

/** The schema and its call, to copy. */
export default function Code({schema, data}: Props): ReactNode {
  return (
    <CodeBlock language="php" title="schema.php">
      {schemaPhp(schema, data)}
    </CodeBlock>
  );
}
