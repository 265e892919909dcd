import {useEffect, useState, type ComponentType, type ReactNode} from 'react';

const load = async () => (await import('.')).default;

/** The page that hosts send for unknown addresses has it in its HTML, which React takes over at once. */
const isHere = document.querySelector('[data-not-found]') !== null;
let known: ComponentType | undefined = isHere ? await load() : undefined;

/** The help where a page is not found. Every page of the documentation has a place for it, and few readers see it there. */
export default function LateNotFoundHelp(): ReactNode {
  const [Help, setHelp] = useState(() => known);
  useEffect(() => {
    if (Help) return;
    void load().then((help) => {
      known = help;
      setHelp(() => help);
    });
  }, [Help]);
  return Help ? <Help /> : null;
}
