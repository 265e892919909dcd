import {useEffect, useState} from 'react';
import {readLandingLine} from '@site/src/utils/landingLine';
import {readActiveHeading} from './readActiveHeading';

/** Follows the scroll position; `ids` are those of the headings in the outline, in order. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const landingLine = readLandingLine();
    let frame = 0;
    const update = () => {
      frame = 0;
      const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
      setActive(readActiveHeading(headings, landingLine));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', schedule, {passive: true});
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [ids]);
  return active;
}
