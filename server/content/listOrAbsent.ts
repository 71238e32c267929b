import { UpstreamError } from '../errors.ts';
import type { Report } from './ContentEvent.ts';
import type { ContentClient } from './client/createContentClient.ts';

/**
 * Runs a request for a list that a content service may not have at all: a bundle, a menu, a language. That costs what
 * the list would have shown, not every page of the site.
 *
 * @throws UpstreamError for every other failure.
 */
export async function listOrAbsent(
  list: () => ReturnType<ContentClient['list']>,
  what: string,
  report: Report,
): ReturnType<ContentClient['list']> {
  try {
    return await list();
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.upstreamStatus !== 404) throw error;
    report({ event: 'list-absent', reason: `The content service has no list of ${what}` });
    return { data: [], included: [], omitted: false };
  }
}
