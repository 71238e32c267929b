import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';

/** A navigation in the browser to an address that has moved: Express has found out where to. */
export function guard({ redirectTo }: PageContextServer): void {
  if (redirectTo) throw redirect(redirectTo);
}
