import { currentRequest } from '../observability/requestContext.ts';
import { maySee } from './auth/roleAreas.ts';
import { type Html, html } from './html.ts';

/** Whether the colleague who asks may open an address; without sign-in, everybody may open all. */
export const mayOpen = (address: string): boolean => {
  const colleague = currentRequest()?.colleague;
  return !colleague || maySee(colleague.roles, address.split('?', 1)[0] ?? '');
};

/** A link, for those who may open it; for others its text. */
export const linkTag = (address: string, text: Html | string): Html =>
  mayOpen(address) ? html`<a href="${address}">${text}</a>` : html`${text}`;
