import { type ComponentPropsWithoutRef, useState } from 'react';

interface StaticHtmlProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Finds the element in the server's HTML. */
  selector: string;
}

/**
 * React hands markup that is no string, but has the shape of a TrustedHTML, on to `innerHTML` as it is, and that makes
 * one of it: so nothing is read where React takes over what is there.
 */
const createLazyMarkup = (selector: string) => {
  const read = () => document.querySelector(selector)?.innerHTML ?? '';
  return { __html: { toString: read, toJSON: read } };
};

/**
 * An element whose content only the server knows: the browser takes it over as it is, with no data and no code. Where
 * React has to build the page anew, what is on the page by then is built into it again.
 */
export function StaticHtml({ selector, ...attributes }: StaticHtmlProps) {
  const [html] = useState(() => createLazyMarkup(selector));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own markup, sanitized by the server
  return <div {...attributes} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}
