import type { Page as BrowserPage } from '@playwright/test';

/** A deck plan with what is said of it. */
export interface DeckPlan {
  svg: string;
  /** Such as “3 cabins”; “Cabins 3” where there is no choice. */
  title: string;
  figures: { label: string; value: string }[];
  /** What the numbers on it stand for. */
  places: { number: string; label: string }[];
}

/** Opens a page of the site and takes drawings from it, each with its colours and strokes in itself. */
export async function takeDrawings(
  browserPage: BrowserPage,
  url: string,
  selector: string,
): Promise<string[]> {
  await browserPage.goto(url);
  return browserPage.evaluate(drawingsOnPage, selector);
}

/** The deck plans of a boat, from its page. */
export async function takeDeckPlans(browserPage: BrowserPage, url: string): Promise<DeckPlan[]> {
  const plans = 'main :has(+ div > dl) > svg[role=img]';
  // Lines and words as on paper: the screen has larger ones, on deep water too.
  await browserPage.emulateMedia({ media: 'print' });
  const drawings = await takeDrawings(browserPage, url, plans);
  const words = await browserPage.evaluate(wordsOnPage, plans);
  await browserPage.emulateMedia({ media: null });
  return drawings.map((svg, index) => ({ svg, ...words[index] })) as DeckPlan[];
}

/** Runs in the browser: nothing from outside it is known there. */
function drawingsOnPage(selector: string): string[] {
  const PAINT = [
    ['fill', 'rgb(0, 0, 0)'],
    ['fill-opacity', '1'],
    ['stroke', 'none'],
    ['stroke-width', '1px'],
    ['stroke-linejoin', 'miter'],
    ['vector-effect', 'none'],
    ['opacity', '1'],
    ['font-size', ''],
    ['text-anchor', 'start'],
  ] as const;
  // Four curves of a path each: printed, a circle or a rounded corner has sixteen.
  const number = (element: Element, name: string) => Number(element.getAttribute(name) ?? 0);
  const toRounded = (x: number, y: number, width: number, height: number, radius: number) => {
    const away = radius * 0.4477;
    const [right, bottom] = [x + width, y + height];
    const [across, down] = [width - 2 * radius, height - 2 * radius];
    return `M${x + radius} ${y}h${across}C${right - away} ${y} ${right} ${y + away} ${right} ${y + radius}v${down}C${right} ${bottom - away} ${right - away} ${bottom} ${right - radius} ${bottom}h${-across}C${x + away} ${bottom} ${x} ${bottom - away} ${x} ${bottom - radius}v${-down}C${x} ${y + away} ${x + away} ${y} ${x + radius} ${y}z`;
  };
  const toPath = (element: Element): string => {
    const [radius, width, height] = ['r', 'width', 'height'].map((name) => number(element, name)) as [
      number,
      number,
      number,
    ];
    if (element.matches('circle')) {
      const [x, y] = [number(element, 'cx') - radius, number(element, 'cy') - radius];
      return toRounded(x, y, 2 * radius, 2 * radius, radius);
    }
    return toRounded(number(element, 'x'), number(element, 'y'), width, height, number(element, 'rx'));
  };
  return [...document.querySelectorAll<SVGElement>(selector)].map((drawing) => {
    const copy = drawing.cloneNode(true) as SVGElement;
    const originals = drawing.querySelectorAll<SVGElement>('*');
    copy.querySelectorAll('*').forEach((element, index) => {
      const style = getComputedStyle(originals[index] as SVGElement);
      const isShape = !element.matches('g, defs, linearGradient, stop');
      const paint = PAINT.filter(([name, initial]) => {
        if (name === 'opacity') return style.opacity !== '1';
        if (name === 'font-size' || name === 'text-anchor') return element.matches('text');
        return isShape && style.getPropertyValue(name) !== initial;
      });
      element.removeAttribute('class');
      for (const [name] of paint) element.setAttribute(name, style.getPropertyValue(name));
      if (!element.matches('circle, rect[rx]')) return;
      const path = document.createElementNS(element.namespaceURI, 'path');
      path.setAttribute('d', toPath(element));
      for (const [name] of paint) path.setAttribute(name, style.getPropertyValue(name));
      element.replaceWith(path);
    });
    copy.removeAttribute('class');
    return copy.outerHTML;
  });
}

/** Runs in the browser. */
function wordsOnPage(selector: string): Omit<DeckPlan, 'svg'>[] {
  const read = (element: Element | null | undefined) => element?.textContent ?? '';
  return [...document.querySelectorAll(selector)].map((drawing) => {
    const box = drawing.parentElement;
    const words = box?.nextElementSibling;
    const figures = [...(words?.querySelectorAll('dl > div') ?? [])];
    const named = [...(words?.querySelectorAll('dt, ul > li') ?? [])].map((place) => {
      const number = read(place.querySelector('[aria-hidden]'));
      return { number, label: read(place).slice(number.length) };
    });
    const pairs = figures.map((figure, index) => ({
      label: named[index]?.label ?? '',
      value: read(figure.querySelector('dd')),
    }));
    const choice = drawing.closest('[role=radiogroup]') && box?.parentElement?.previousElementSibling;
    return {
      title: choice ? read(choice) : `${pairs[0]?.label} ${pairs[0]?.value}`,
      figures: pairs,
      places: named.filter(({ number }) => number),
    };
  });
}
