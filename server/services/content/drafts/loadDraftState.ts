import type { Locale } from '../../../../locales/locales.ts';
import { UpstreamError } from '../../../http/errors.ts';
import type { ContentClient } from '../client/createContentClient.ts';
import { contentLocale } from '../contentLocale.ts';
import { parseDocument } from '../jsonapi/parseDocument.ts';
import type { NodeMatch } from '../router/lookUpPath.ts';
import type { DraftState } from './DraftQuestion.ts';

/**
 * The number of a revision, by one request without the page: each save of a node has a number of its own. For a
 * numbered revision a second one asks for the newest. Drupal answers that with a draft of this language, with what is
 * published where the newest revision is another language's, or with 403.
 *
 * @returns undefined when the node has no such revision.
 * @throws UpstreamError
 */
export async function loadDraftState(
  client: ContentClient,
  { bundle, id }: NodeMatch,
  version: string,
  locale: Locale,
): Promise<DraftState | undefined> {
  const ask = async (asked: string) => {
    const fields = `fields[node--${bundle}]=drupal_internal__vid,langcode,status`;
    const path = `/jsonapi/node/${bundle}/${id}?resourceVersion=${encodeURIComponent(asked)}&${fields}`;
    const answer = await client.get(locale, path, parseDocument);
    return answer.found ? answer.value.data[0]?.attributes : undefined;
  };
  const isNumbered = version.startsWith('id:');
  const [shown, newest] = await Promise.all([ask(version), isNumbered ? ask('rel:working-copy') : undefined]);
  if (!shown) return undefined;
  const revision = shown.drupal_internal__vid;
  if (typeof revision !== 'number')
    throw new UpstreamError('The content service sent a node without revision');
  const isDraft = newest?.status === false && contentLocale(`${newest.langcode}`) === locale;
  return { revision, isOutdated: isDraft && Number(newest.drupal_internal__vid) > revision };
}
