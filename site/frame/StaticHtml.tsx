import { type ComponentPropsWithoutRef, useState } from 'react';

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
 * has to build the page anew, it reuses the current content.
 */
export function StaticHtml({ selector, ...attributes }: StaticHtmlProps) {
  const [html] = useState(() => createLazyMarkup(selector));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own markup, sanitized by the server
  return <div {...attributes} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}
