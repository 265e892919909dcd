import type {ComponentType, ReactNode} from 'react';
import Contents from './Contents';
import {FRAME} from './frame';

/** The body of a page, drawn at once: on the server, and in development. */
export function whole(Page: ComponentType): ComponentType {
  return function Body(): ReactNode {
    return (
      <div className={FRAME}>
        <Contents Page={Page} />
      </div>
    );
  };
}
