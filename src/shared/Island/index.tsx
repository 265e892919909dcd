import {useId, type ComponentType, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';

/** What src/page/hydrate.tsx loads. */
export type IslandName = 'DataTable' | 'DiagramDraft' | 'DiagramViewer';

interface Props<P extends object> {
  name: IslandName;
  component: ComponentType<P>;
  /** Anything that JSON can represent. */
  props: P;
  /**
   * When the browser hydrates it: `near` when it comes near the window, `reach` when the reader points at it, touches it or
   * moves the focus into it, `load` as soon as the page has arrived. A reader who reaches for an island always hydrates it.
   */
  hydrate?: 'load' | 'near' | 'reach';
}

/**
 * A component that runs in the browser, in a page that is otherwise HTML. It is rendered on its own, as the browser will hydrate
 * it: without any Docusaurus context, and with its own ids. In development it is an ordinary component.
 */
export default function Island<P extends object>({
  name,
  component: Component,
  props,
  hydrate = 'near',
}: Props<P>): ReactNode {
  const id = useId();
  if (process.env.NODE_ENV !== 'production')
    return (
      <div className="island">
        <Component {...props} />
      </div>
    );
  const html = renderToString(<Component {...props} />, {identifierPrefix: id});
  return (
    <div
      className="island"
      data-island={name}
      data-island-id={id}
      data-hydrate={hydrate}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
