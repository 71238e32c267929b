import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Page } from '../../schemas/page.ts';
import { Head } from '../../site/frame/Head.tsx';
import { ServerBody } from '../../site/frame/ServerBody.tsx';

/** The same trees as the site's document, and of the document only what must be there. */
export const renderBarePage = (page: Page): string =>
  `<!DOCTYPE html><html><head>${renderToStaticMarkup(<Head page={page} />)}</head><body><div id="page">${renderToString(
    <ServerBody page={page} consent="embedded" />,
  )}</div></body></html>`;
