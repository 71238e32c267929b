import type { Response } from 'express';
import type { Layout } from '../createLayout.ts';
import { html } from '../html.ts';

interface Told {
  title: string;
  words: string;
  /** How to go on, if there is a way. */
  next?: { address: string; name: string } | undefined;
}

export const SIGN_IN = { address: '/sign-in', name: 'Sign in' };

/** Answers with a page of plain words, and the way on. */
export const tellColleague = (
  layout: Layout,
  response: Response,
  status: number,
  { title, words, next }: Told,
): void => {
  const main = html`<h1>${title}</h1><p class="lead">${words}</p>${
    next && html`<p><a href="${next.address}">${next.name}</a></p>`
  }`;
  response.status(status).send(layout({ title, main }));
};
