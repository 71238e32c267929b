import { type RefObject, useEffect, useState } from 'react';

export interface ScrollPlace {
  /** Nothing more to see before. */
  start: boolean;
  /** Nothing more to see after. */
  end: boolean;
  /** The item in view, counted from 1; the last one wherever the list can go no further. */
  item: number;
}

/** Where a scrolling list stands; undefined until the browser can tell. */
export function useScrollPlace(list: RefObject<HTMLElement | null>): ScrollPlace | undefined {
  const [place, setPlace] = useState<ScrollPlace>();

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const next = readPlace(element);
      setPlace((last) =>
        last?.start === next.start && last.end === next.end && last.item === next.item ? last : next,
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [list]);

  return place;
}

/** A pixel of tolerance, because zoomed pages scroll to fractions. From right to left `scrollLeft` falls below zero. */
function readPlace({ scrollLeft, scrollWidth, clientWidth, children }: HTMLElement): ScrollPlace {
  const scrolled = Math.abs(scrollLeft);
  const end = scrolled + clientWidth >= scrollWidth - 1;
  const width = children[0]?.clientWidth || clientWidth;
  return {
    start: scrolled <= 1,
    end,
    item: end ? children.length : Math.min(children.length, Math.round(scrolled / width) + 1),
  };
}
