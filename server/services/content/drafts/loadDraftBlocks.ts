import type { Locale } from '../../../../locales/locales.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import type { ContentClient } from '../client/createContentClient.ts';
import {
  type Identifier,
  parseDocument,
  parseIdentifier,
  type RawResource,
} from '../jsonapi/parseDocument.ts';
import { paragraphTable } from '../paragraphs/paragraphTable.ts';

interface DraftNode {
  node: RawResource;
  /** Path of the node. */
  base: string;
  /** Number of its revision. */
  revision: number;
  locale: Locale;
}

/**
 * The blocks of a draft and their items, in the revisions that the draft refers to: one request for all blocks, one for
 * each block with items, side by side, and one for each paragraph that came in another revision than its reference says.
 */
export async function loadDraftBlocks(
  client: ContentClient,
  { node, base, revision, locale }: DraftNode,
): Promise<RawResource[]> {
  const version = `resourceVersion=id:${revision}`;
  const blocks = await checked(client, locale, references(node, 'field_blocks'), async () => {
    const answer = await client.get(locale, `${base}/field_blocks?${version}`, parseDocument);
    return answer.found ? answer.value.data : [];
  });
  const items = await Promise.all(
    blocks.flatMap((block) => itemFields(block).map((field) => loadItems(client, locale, block, field))),
  );
  return [...blocks, ...items.flat()];
}

/** Fields of a block that hold paragraphs. */
export const itemFields = ({ relationships }: RawResource): string[] =>
  Object.keys(relationships).filter(
    (name) =>
      name.startsWith('field_') &&
      [relationships[name]].flat().some((data) => isRecord(data) && `${data.type}`.startsWith('paragraph--')),
  );

async function loadItems(
  client: ContentClient,
  locale: Locale,
  block: RawResource,
  field: string,
): Promise<RawResource[]> {
  const bundle = block.type.slice('paragraph--'.length);
  const own = paragraphTable.get(bundle)?.include ?? [];
  const include = own.flatMap((path) => (path.startsWith(`${field}.`) ? [path.slice(field.length + 1)] : []));
  const query = include.length > 0 ? `&include=${include.join(',')}` : '';
  const path = `/jsonapi/paragraph/${bundle}/${block.id}/${field}?resourceVersion=id:${revisionNumber(block)}${query}`;
  let others: RawResource[] = [];
  const items = await checked(client, locale, references(block, field), async () => {
    const answer = await client.get(locale, path, parseDocument);
    others = answer.found ? answer.value.included : [];
    return answer.found ? answer.value.data : [];
  });
  return [...items, ...others];
}

const revisionNumber = ({ attributes }: RawResource): unknown => attributes.drupal_internal__revision_id;

/** What a field refers to, in its order. */
export const references = ({ relationships }: RawResource, field: string): Identifier[] =>
  [relationships[field]].flat().flatMap((data) => parseIdentifier(data) ?? []);

/**
 * The referenced paragraphs in their order, each in the revision that its reference names: Drupal keeps one rendering
 * for what is included and what is asked for, so an answer may hold published ones.
 */
async function checked(
  client: ContentClient,
  locale: Locale,
  wanted: readonly Identifier[],
  load: () => Promise<RawResource[]>,
): Promise<RawResource[]> {
  if (wanted.length === 0) return [];
  const found = new Map((await load()).map((resource) => [resource.id, resource]));
  const exact = await Promise.all(
    wanted.map(async ({ type, id, meta: { target_revision_id: revision } }) => {
      const known = found.get(id);
      if (known && (revision === undefined || revisionNumber(known) === revision)) return [known];
      const path = `/jsonapi/${type.replace('--', '/')}/${id}?resourceVersion=id:${revision}`;
      const answer = await client.get(locale, path, parseDocument);
      return answer.found ? answer.value.data : [];
    }),
  );
  return exact.flat();
}
