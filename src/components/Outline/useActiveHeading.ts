import {useEffect, useState} from 'react';
import {activeHeading} from './activeHeading';

function readLandingLine(): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue('--rift-landing-offset');
  return Number.parseFloat(value);
}

/** Follows the scroll position; `ids` are those of the headings in the outline, in order. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const landingLine = readLandingLine();
    let frame = 0;
    const update = () => {
      frame = 0;
      const {scrollHeight} = document.documentElement;
      const headings = ids.flatMap((id) => {
        const element = document.getElementById(id);
        return element ? [{id, top: element.getBoundingClientRect().top}] : [];
      });
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1;
      setActive(activeHeading(headings, {landingLine, isAtEnd}));
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
