import type {MouseEvent, RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {focusFragment} from '@site/src/utils/fragment';

interface Held {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
}

/** With one of them a click or Enter leads to a tab or window beside this one. */
const isBeside = ({metaKey, ctrlKey, shiftKey}: Held) => metaKey || ctrlKey || shiftKey;

interface Follow {
  click: (event: MouseEvent, to: string) => void;
  /** Does for a link what Enter with the same keys would do on it. */
  enter: (held: Held, link: HTMLElement | null) => void;
}

/** Leads out of the dialog, or to a place beside it. */
export function useFollow(dialogRef: RefObject<HTMLDialogElement | null>): Follow {
  const history = useHistory();
  const go = (to: string) => {
    // First, so that the focus goes to the page and not from there back to where it was.
    dialogRef.current?.close();
    const {pathname, search, hash} = history.location;
    if (pathname + search + hash !== to) {
      history.push(to);
      return;
    }
    history.replace(to);
    // Nothing has changed for the page, which takes the focus only where something has.
    if (hash) focusFragment(hash);
  };
  return {
    click: (event, to) => {
      if (isBeside(event)) return;
      event.preventDefault();
      go(to);
    },
    enter: (held, link) => {
      // Not by a click with the same keys: browsers go by those of a reader's own click only.
      if (isBeside(held) && link instanceof HTMLAnchorElement) window.open(link.href, '_blank', 'noopener');
      else link?.click();
    },
  };
}
