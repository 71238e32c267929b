import { type RefObject, useEffect, useState } from 'react';

export interface ScrollEdges {
  /** Nothing more to see before. */
  start: boolean;
  /** Nothing more to see after. */
  end: boolean;
}

/** Which ends of a scrolling list are reached; undefined until the browser can tell. */
export function useScrollEdges(list: RefObject<HTMLElement | null>): ScrollEdges | undefined {
  const [edges, setEdges] = useState<ScrollEdges>();

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const next = readEdges(element);
      setEdges((last) => (last?.start === next.start && last.end === next.end ? last : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [list]);

  return edges;
}

/** A pixel of tolerance, because zoomed pages scroll to fractions. */
function readEdges({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ScrollEdges {
  return { start: scrollLeft <= 1, end: scrollLeft + clientWidth >= scrollWidth - 1 };
}
