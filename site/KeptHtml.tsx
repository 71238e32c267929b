import { type ComponentPropsWithoutRef, useState } from 'react';

interface KeptHtmlProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Finds the element in the server's HTML. */
  selector: string;
}

/**
 * An element whose content only the server knows: the browser takes it over as it is, with no data and no code.
 * The markup is read once, so that it survives even if React has to build the page anew.
 */
export function KeptHtml({ selector, ...attributes }: KeptHtmlProps) {
  const [html] = useState(() => ({ __html: document.querySelector(selector)?.innerHTML ?? '' }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own markup, sanitized by the server
  return <div {...attributes} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}
