// Change: browsers do not translate code, so that it is copied unchanged.
import type {ComponentProps, ReactNode} from 'react';
import Container from '@theme-original/CodeBlock/Container';

export default function CodeBlockContainer(props: ComponentProps<typeof Container>): ReactNode {
  return <Container {...props} translate="no" />;
}
