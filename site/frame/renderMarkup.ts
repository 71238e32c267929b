import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/** Renders both trees to strings; only the body is hydrated. */
export function renderMarkup(body: ReactElement, head: ReactElement): { html: string; head: string } {
  return {
    html: renderToString(body),
    head: renderToStaticMarkup(head),
  };
}
