import { Ajv } from 'ajv';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Locale } from '../../../locales/locales.ts';
import { isContentFile, isSafeUrl } from '../../../renderer/isSafeUrl.ts';
import { menuItemSchema } from '../../../schemas/entities/menu.ts';
import { rangeSchema } from '../../../schemas/entities/range.ts';
import { type BlockType, blockSchemas } from '../../../schemas/index.ts';
import { createDataCache } from '../../../server/cache/createDataCache.ts';
import type { Content, ContentNode, RawBlock } from '../../../server/content/Content.ts';
import type { ContentEvent } from '../../../server/content/ContentEvent.ts';
import { contentLocale } from '../../../server/content/contentLocale.ts';
import { createContent } from '../../../server/content/createContent.ts';
import { isRecord } from '../../../server/content/isRecord.ts';
import { paragraphTable } from '../../../server/content/paragraphs/paragraphTable.ts';
import { answerFromCaptures, captures, hasCaptures, resourceOf } from './captures.ts';
import { type ContentServer, startContentServer } from './startContentServer.ts';

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
ajv.addFormat('link-url', isSafeUrl).addFormat('content-file', isContentFile).addFormat('html', true);

const blockTypes = new Set<string>([...paragraphTable.values()].map(({ type }) => type));
const validators = new Map(
  [...blockTypes].map((type) => [type, ajv.compile(blockSchemas[type as BlockType])]),
);
const isMenuItem = ajv.compile(menuItemSchema);
const isRange = ajv.compile(rangeSchema);

const details = captures.filter(({ name, status }) => status === 200 && /^detail-/.test(name));

describe.skipIf(!hasCaptures)('content captured from a real Drupal (../shared beside the repository)', () => {
  let server: ContentServer;
  let content: Content;
  const events: ContentEvent[] = [];

  beforeAll(async () => {
    server = await startContentServer(answerFromCaptures);
    content = createContent({
      url: server.url,
      key: 'secret',
      keyHeader: 'api-key',
      cache: createDataCache({ enabled: true }),
      report: (event) => events.push(event),
    });
  });
  beforeEach(() => events.splice(0));
  afterAll(() => server.stop());

  const nodeAt = async (locale: Locale, path: string): Promise<ContentNode> => {
    const found = await content.find(locale, path);
    if (found?.type !== 'node') throw new Error(`${locale} ${path}: ${JSON.stringify(found)}`);
    return found.node;
  };

  const faults = ({ type, props }: RawBlock) => {
    const isValid = validators.get(type);
    return isValid && !isValid(props)
      ? (isValid.errors ?? []).map((e) => `${e.instancePath} ${e.message}`)
      : [];
  };

  test.each(details.map((detail) => [detail.name, detail] as const))(
    'normalizes %s, and every mapped block is valid',
    async (_name, detail) => {
      const { attributes, id } = resourceOf(detail);
      if (!isRecord(attributes) || !isRecord(attributes.path)) throw new Error('no attributes');
      const locale = contentLocale(String(attributes.langcode)) ?? 'en';
      const node = await nodeAt(locale, String(attributes.path.alias ?? '/'));
      expect(node.id).toBe(id);
      expect(node.contentLocale).toBe(locale);
      expect(node.alternates.map((alternate) => alternate.locale)).toContain(locale);
      expect(node.blocks.flatMap(faults)).toEqual([]);
      expect(JSON.stringify(node)).not.toContain('127.0.0.1');
    },
  );

  test.each(['en', 'fr', 'pt'] as const)('reads valid menus and ranges in %s', async (locale) => {
    const { header, footer } = await content.menus(locale);
    const items = [...header.menu, ...header.utils, ...footer.footerLeft, ...footer.footerRight];
    expect(items.length).toBeGreaterThan(5);
    for (const item of items) expect(isMenuItem(item), JSON.stringify(isMenuItem.errors)).toBe(true);
    for (const range of await content.ranges(locale)) {
      expect(isRange(range), JSON.stringify(isRange.errors)).toBe(true);
    }
  });

  test('prints', async () => {
    console.info(JSON.stringify(await nodeAt('fr', '/'), null, 1));
    console.info(JSON.stringify(await nodeAt('fr', '/catamarans/aurel-42'), null, 1));
    console.info(JSON.stringify(await content.menus('fr'), null, 1));
    console.info(JSON.stringify(await content.ranges('pt'), null, 1));
    console.info(events);
  });
});
