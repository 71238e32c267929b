import { LOCALES, type Locale } from '../../../locales/locales.ts';
import { blockSchemas } from '../../../schemas/index.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { Block } from '../../../schemas/page.ts';
import type { SiteRow } from '../../services/content/site-index/createSiteIndex.ts';
import type { CrawledPage } from './crawlPages.ts';
import type { Finding } from './Finding.ts';
import { isLine, type ValueSchema } from './valueFindings.ts';

/** A text that a block has in another language of its page. */
export interface MissingText {
  page: CrawledPage;
  /** Id of the block. */
  block: string;
  /** Names of the fields down to the text: `items/2/caption`. */
  path: string;
}

/** Contents of a block: paths of its texts, and of the objects that may hold one. */
interface Texts {
  texts: Set<string>;
  holders: Set<string>;
}

/** The texts that a page lacks while another language of it has them, such as an untranslated heading. */
export function missingTexts(pages: readonly CrawledPage[]): MissingText[] {
  return [...Map.groupBy(pages, ({ row }) => row.id).values()].flatMap((translations) => {
    const placed = translations.flatMap((page) =>
      page.result.type === 'page'
        ? page.result.blocks.map((block) => ({ page, block: block.id, ...getTexts(block) }))
        : [],
    );
    return [...Map.groupBy(placed, ({ block }) => block).values()].flatMap((same) => {
      const all = new Set(same.flatMap(({ texts }) => [...texts]));
      return same.flatMap(({ page, block, texts, holders }) =>
        [...all]
          .filter((path) => !texts.has(path) && holders.has(path.slice(0, path.lastIndexOf('/'))))
          .map((path) => ({ page, block, path: path.slice(1) })),
      );
    });
  });
}

function getTexts({ type, props }: Block): Texts {
  const found: Texts = { texts: new Set(), holders: new Set() };
  collectTexts(props, blockSchemas[type], '', found);
  return found;
}

function collectTexts(value: unknown, schema: ValueSchema, path: string, found: Texts): void {
  if (Array.isArray(value)) {
    // Articles and boats may differ, or have another order, in another language.
    for (const [index, item] of value.entries()) {
      collectTexts(item, schema.items ?? {}, `${path}/${isRecord(item) ? (item.id ?? index) : index}`, found);
    }
  } else if (isRecord(value)) {
    found.holders.add(path);
    for (const [name, inner] of Object.entries(value)) {
      const property = schema.properties?.[name] ?? {};
      // What the site writes itself, such as a price with the VAT of the language's country, nobody has to translate.
      if (!property.readOnly) collectTexts(inner, property, `${path}/${name}`, found);
    }
  } else if (isLine(value, schema) || schema.format === 'html') {
    found.texts.add(path);
  }
}

/** One finding for each node without a translation in one of the languages, named by its first translation. */
export function translationFindings(rows: readonly SiteRow[], locales: readonly Locale[]): Finding[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((translations): Finding[] => {
    const [first] = translations;
    const missing = locales.filter((locale) => !translations.some((row) => row.locale === locale));
    if (!first || missing.length === 0) return [];
    const languages = missing.map((locale) => LOCALES[locale].label).join(', ');
    return [
      {
        kind: 'missing-translation',
        ...(first.path !== undefined && { page: first.path }),
        reason: `“${first.title}” is not translated into ${languages}`,
      },
    ];
  });
}
