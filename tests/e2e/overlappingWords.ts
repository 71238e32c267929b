import type { Page } from '@playwright/test';

/**
 * Words that stand on other words, in pairs. What stays in view while the page scrolls, is clipped for eyes, or opens
 * over the page is left out: it may lie on words. A line box is higher than its letters, so a quarter of it at the top
 * and at the bottom may touch another.
 */
export const overlappingWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const apart = new Map<Element, boolean>();
    const isApart = (element: Element | null): boolean => {
      if (!element) return false;
      const known = apart.get(element);
      if (known !== undefined) return known;
      const { position, clipPath } = getComputedStyle(element);
      const found =
        position === 'fixed' ||
        position === 'sticky' ||
        clipPath !== 'none' ||
        element.matches('dialog, [popover]') ||
        isApart(element.parentElement);
      apart.set(element, found);
      return found;
    };
    const boxes: {
      element: Element;
      words: string;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const words = text.nodeValue?.trim().slice(0, 40);
      if (!element || !words || isApart(element)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, height } of range.getClientRects()) {
        const start = top + height / 4;
        boxes.push({
          element,
          words,
          left: left + 1,
          right: right - 1,
          top: start,
          bottom: start + height / 2,
        });
      }
    }
    boxes.sort((one, other) => one.top - other.top);
    return boxes.flatMap((one, index) => {
      const pairs: string[] = [];
      for (const other of boxes.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        const isBeside = other.left >= one.right || one.left >= other.right;
        if (!isBeside && one.element !== other.element) pairs.push(`${one.words} | ${other.words}`);
      }
      return pairs;
    });
  });
