import type { Locale } from '../../../locales/locales.ts';
import { UpstreamError } from '../../http/errors.ts';
import type { ContentSource } from './ContentSource.ts';
import type { Document } from './jsonapi/parseDocument.ts';

/** One of several ways in which Drupals deliver the same list. */
export interface Variant {
  /** JSON:API path with its query. */
  path: string;
  /** Whether it is silently empty for a key without access. */
  isSilent?: boolean;
  /** Gives the answer the shape of the first variant. */
  toDocument?: (document: Document, locale: Locale) => Document;
}

/** Drupal answers 404 where it has no such resource, and 400 where it has no such relationship. */
const isUnknown = (error: unknown): boolean =>
  error instanceof UpstreamError && (error.upstreamStatus === 404 || error.upstreamStatus === 400);

/**
 * A list that Drupal may deliver in several ways: the one that answered last is asked first, then the others in their
 * order. A list that keeps its entries to itself counts when no other way has any.
 *
 * @param name of the list, under which the way is remembered.
 * @param what is reported when there is no such list at all; it is then empty.
 * @throws UpstreamError for every failure but an unknown path.
 */
export async function loadVariant(
  { client, report }: ContentSource,
  locale: Locale,
  { name, what }: { name: string; what: string },
  variants: readonly Variant[],
): Promise<Document> {
  const known = variants[client.variants.get(name) ?? 0];
  let refused: Document | undefined;
  for (const variant of new Set([...(known ? [known] : []), ...variants])) {
    try {
      const document = await client.list(locale, variant.path);
      const isEmpty = document.data.length === 0;
      if (isEmpty && (document.omitted || variant.isSilent)) {
        refused ??= document;
      } else if (isEmpty && refused) {
        return refused;
      } else {
        client.variants.set(name, variants.indexOf(variant));
        return variant.toDocument?.(document, locale) ?? document;
      }
    } catch (error) {
      if (!isUnknown(error)) throw error;
    }
  }
  if (refused) return refused;
  report({ event: 'list-absent', reason: `The content service has no list of ${what} in ${locale}` });
  return { data: [], included: [], omitted: false };
}
