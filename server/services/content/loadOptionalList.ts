import type { Locale } from '../../../locales/locales.ts';
import { UpstreamError } from '../../http/errors.ts';
import type { ContentSource } from './ContentSource.ts';
import type { Document } from './jsonapi/parseDocument.ts';

/**
 * A list that a content service may not have: a bundle, a menu, a language. It is then empty, reported: pages lose the
 * list, but still work.
 *
 * @throws UpstreamError for every other failure.
 */
export async function loadOptionalList(
  { client, report }: ContentSource,
  locale: Locale,
  path: string,
  what: string,
): Promise<Document> {
  try {
    return await client.list(locale, path);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.upstreamStatus !== 404) throw error;
    report({ event: 'list-absent', reason: `The content service has no list of ${what} in ${locale}` });
    return { data: [], included: [], omitted: false };
  }
}
