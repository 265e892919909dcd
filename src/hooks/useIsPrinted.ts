import {useEffect, useState} from 'react';
import {PRINT_EVENT} from '@site/src/utils/printing';

/** Whether the page is, or has been, on its way to paper by the key that waits: what comes late is to come now. */
export function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    if (isPrinted) return undefined;
    const note = () => setIsPrinted(true);
    window.addEventListener(PRINT_EVENT, note);
    return () => window.removeEventListener(PRINT_EVENT, note);
  }, [isPrinted]);
  return isPrinted;
}
