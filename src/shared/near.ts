/** How far from the window, in its own heights, an element counts as near. */
const MARGIN = '75%';

/** Calls back when one of these elements is near the window, until it is told to stop. One that is not displayed is far. */
export function watchNear(elements: Iterable<Element>, call: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) call();
    },
    {rootMargin: `${MARGIN} 0px`},
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
