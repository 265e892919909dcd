import {activeHeading} from './Outline/activeHeading';

/** The one of these headings that is being read now. */
export function readActiveHeading(headings: readonly Element[], landingLine: number): string | undefined {
  const {scrollHeight} = document.documentElement;
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1;
  const positions = headings.map((heading) => ({id: heading.id, top: heading.getBoundingClientRect().top}));
  return activeHeading(positions, {landingLine, isAtEnd});
}
