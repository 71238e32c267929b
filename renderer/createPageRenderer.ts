import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { RenderedPage } from './api.d.ts';
import type { ValidatedPage } from './createPageValidator.ts';

interface PageRendererOptions<Page, Registry> {
  validate: (input: unknown) => ValidatedPage<Page>;
  /** Everything inside the body, hydratable. */
  body: (page: Page, registry: Registry) => ReactElement;
  /** Everything inside the head except assets. */
  head: (page: Page) => ReactElement;
}

/** Renders both trees to strings; only the body is hydrated. */
export function renderMarkup(body: ReactElement, head: ReactElement): Pick<RenderedPage, 'html' | 'head'> {
  return {
    html: renderToString(body),
    head: renderToStaticMarkup(head),
  };
}

/**
 * Binds the renderer to a site: page JSON + registry → HTML.
 *
 * @returns a function that throws InvalidPageError when the envelope is wrong; wrong blocks are in `dropped`.
 */
export function createPageRenderer<Page, Registry>({
  validate,
  body,
  head,
}: PageRendererOptions<Page, Registry>) {
  return (input: unknown, registry: Registry): RenderedPage => {
    const { page, dropped, migrated } = validate(input);
    return { ...renderMarkup(body(page, registry), head(page)), dropped, migrated };
  };
}
