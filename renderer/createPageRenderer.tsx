import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { DroppedBlock, ValidatedPage } from './validatePage.ts';

/** What a page becomes: markup for the body, tags for the head, and what was left out. */
export interface RenderedPage {
  html: string;
  head: string;
  dropped: DroppedBlock[];
}

interface PageRendererOptions<Page extends object> {
  validate: (input: unknown) => ValidatedPage<Page>;
  /** Everything inside the body. */
  Body: ComponentType<{ page: Page }>;
  /** Everything inside the head but assets. */
  Head: ComponentType<{ page: Page }>;
}

/** Renders a page that validation has already let through. */
export const renderValidPage = <Page extends object>(
  page: Page,
  { Body, Head }: Pick<PageRendererOptions<Page>, 'Body' | 'Head'>,
): Pick<RenderedPage, 'html' | 'head'> => ({
  html: renderToString(<Body page={page} />),
  head: renderToStaticMarkup(<Head page={page} />),
});

/**
 * Binds the headless renderer to a site: page JSON in, HTML out.
 *
 * @returns a function that throws InvalidPageError when the envelope is wrong; wrong blocks are in `dropped`.
 */
export const createPageRenderer =
  <Page extends object>({ validate, Body, Head }: PageRendererOptions<Page>) =>
  (input: unknown): RenderedPage => {
    const { page, dropped } = validate(input);
    return { ...renderValidPage(page, { Body, Head }), dropped };
  };
