import { LOCALES, type Locale } from '../../../locales/locales.ts';
import { homePath } from '../../../locales/sitePath.ts';
import { listsSchema } from '../../../schemas/entities/lists.ts';
import { blockSchemas } from '../../../schemas/index.ts';
import type { RawBlock } from '../../services/content/Content.ts';
import type { ContentEvent } from '../../services/content/ContentEvent.ts';
import type { SiteRow } from '../../services/content/site-index/createSiteIndex.ts';
import type { CrawledPage, OpenContent } from './crawlPages.ts';
import { eventFinding, type Finding, type FindingPlace } from './Finding.ts';
import { repeatedPictures } from './repeatedPictures.ts';
import { type ValueChecks, valueFindings } from './valueFindings.ts';

/** Findings of the frame of a language: its menus. */
export async function frameFindings(
  open: OpenContent,
  locale: Locale,
  checks: ValueChecks,
): Promise<Finding[]> {
  const events: ContentEvent[] = [];
  const content = open((event) => events.push(event));
  const value = await content.menus(locale);
  const place: FindingPlace = { locale, page: homePath(locale) };
  const values = await valueFindings({ value, schema: listsSchema, pointer: '/lists' }, place, checks);
  return [...events.map((event) => eventFinding(event, { ...place, pointer: '/lists' })), ...values];
}

/** Findings of one page. */
export async function pageFindings(
  { row, result, events }: CrawledPage,
  checks: ValueChecks,
): Promise<Finding[]> {
  const place = toPlace(row);
  const rawBlocks = result.type === 'page' ? result.draft.blocks : [];
  const reported = events
    // The page itself is the finding.
    .filter(({ event }) => event !== 'address-dead')
    .map((event) => eventFinding(event, { ...place, ...blockPlace(rawBlocks, event.id) }));
  if (result.type === 'broken') {
    const { reason, cause } = result;
    const kind = row.fault === undefined ? 'broken-page' : 'shadowed-address';
    return [
      ...reported,
      {
        kind,
        ...place,
        reason: `“${row.title}”${row.fault === undefined ? '' : ' is hidden'}: ${reason}`,
        ...(cause && { cause }),
      },
    ];
  }
  const losses = result.dropped.map(
    ({ type, index, pointer, reason }): Finding => ({
      kind: 'dropped-block',
      ...place,
      block: type,
      pointer,
      reason: `Block ${index + 1} (${type}) is dropped: ${reason}`,
    }),
  );
  const values = await Promise.all(
    result.blocks.map(({ id, type, props }) => {
      const at = blockPlace(rawBlocks, id);
      const value = { value: props, schema: blockSchemas[type], pointer: `${at.pointer}/props` };
      return valueFindings(value, { ...place, ...at }, checks);
    }),
  );
  const repeated = repeatedPictures(result.blocks).map(({ id, pointer, url }): Finding => {
    const at = blockPlace(rawBlocks, id);
    const name = decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));
    return {
      kind: 'repeated-picture',
      ...place,
      ...at,
      pointer: `${at.pointer}/props${pointer}`,
      reason: `This page shows ${name} elsewhere as well`,
    };
  });
  return [...losses, ...reported, ...values.flat(), ...repeated];
}

/** Position of a page in the content. */
export const toPlace = ({ id, locale, path, fault, alias }: SiteRow): FindingPlace => ({
  locale,
  node: id,
  ...(path !== undefined && { page: path }),
  ...(fault !== undefined && alias !== undefined && { page: `${LOCALES[locale].prefix}${alias}` }),
});

/** Position of a block in the content; empty when the id belongs to something else. */
export function blockPlace(blocks: readonly RawBlock[], id: string | undefined): FindingPlace {
  const index = blocks.findIndex((block) => block.id === id);
  const block = blocks[index];
  return block ? { block: block.type, pointer: `/blocks/${index}` } : {};
}
