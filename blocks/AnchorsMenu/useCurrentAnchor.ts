import { useEffect, useState } from 'react';
import type { AnchorsMenu } from '../../schemas/blocks/anchors-menu.ts';

/** An anchor counts as reached in the upper part of the screen, and however far above it. */
const REACHED = '1000000px 0px -60% 0px';

/** Id of the anchor that was reached last on the way down; undefined above the first, and without JavaScript. */
export function useCurrentAnchor(items: AnchorsMenu['items']): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const anchors = items.map(({ id }) => document.getElementById(id)).filter((anchor) => anchor !== null);
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        }
        setCurrent(anchors.findLast((anchor) => reached.has(anchor))?.id);
      },
      { rootMargin: REACHED },
    );
    for (const anchor of anchors) observer.observe(anchor);
    return () => observer.disconnect();
  }, [items]);

  return current;
}
