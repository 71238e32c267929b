import { type ComponentPropsWithoutRef, createElement, type ReactNode, useState } from 'react';

interface StaticHtmlProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Selector of the element in the server's HTML. */
  selector: string;
}

/**
 * React passes an object in the shape of a TrustedHTML to `innerHTML` unchanged, which calls its `toString`: the HTML
 * is read only if React builds the element, not when it hydrates it.
 */
const createLazyMarkup = (selector: string) => {
  const read = () => document.querySelector(selector)?.innerHTML ?? '';
  return { __html: { toString: read, toJSON: read } };
};

/**
 * An element whose content only the server renders: hydration leaves it as it is, without data and code. Where React
 * has to build the page anew, it reuses the current content, which the server has sanitized.
 */
export function StaticHtml({ selector, ...attributes }: StaticHtmlProps): ReactNode {
  const [dangerouslySetInnerHTML] = useState(() => createLazyMarkup(selector));
  return createElement('div', { ...attributes, dangerouslySetInnerHTML, suppressHydrationWarning: true });
}
