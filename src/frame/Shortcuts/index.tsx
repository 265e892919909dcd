import type {ReactNode} from 'react';

/** The button that opens the list of shortcuts (src/page/behaviours/shortcuts.ts). */
export default function Shortcuts(): ReactNode {
  return (
    <>
      <button type="button" className="jsOnly" data-shortcuts="" aria-haspopup="dialog">
        Keyboard shortcuts
      </button>
      <span role="status" className="visuallyHidden" data-shortcut-said="" />
    </>
  );
}
