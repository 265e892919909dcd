import {useEffect, useState} from 'react';
import {PRINT_EVENT} from '@site/src/utils/printing';

const EVENTS = ['beforeprint', PRINT_EVENT] as const;

/** Whether the page is, or has been, on its way to paper: what comes late is to come now. */
export function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    if (isPrinted) return undefined;
    const note = () => setIsPrinted(true);
    EVENTS.forEach((type) => window.addEventListener(type, note));
    return () => EVENTS.forEach((type) => window.removeEventListener(type, note));
  }, [isPrinted]);
  return isPrinted;
}
