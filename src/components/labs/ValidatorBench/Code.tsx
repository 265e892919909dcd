import type {ReactNode} from 'react';
import CodeBlock from '@site/src/components/Code';
import {schemaPhp} from '@site/src/model/schemaPhp';
import type {PhpArray, Value} from '@site/src/model/values';

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
