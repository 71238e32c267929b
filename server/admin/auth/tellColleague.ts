import type { Response } from 'express';
import type { Layout } from '../createLayout.ts';
import { html } from '../html.ts';

/** Answers with a page of plain words, and the way to sign in. */
export const tellColleague = (
  layout: Layout,
  response: Response,
  status: number,
  { title, words }: { title: string; words: string },
): void => {
  const main = html`<h1>${title}</h1><p class="lead">${words}</p><p><a href="/sign-in">Sign in</a></p>`;
  response.status(status).send(layout({ title, main }));
};
