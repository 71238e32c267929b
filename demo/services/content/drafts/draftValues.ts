import type { Locale } from '../../../../locales/locales.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import { inLanguage, type NodeEntity } from '../Entity.ts';
import { languagePrefix } from '../languagePrefix.ts';

/** A draft, for the list of editors. */
export interface DraftInfo {
  /** File of the node, such as `node/page/the-yard`. */
  name: string;
  locale: Locale;
  title: string;
  /** Address with language prefix; of a node without alias `/node/N`. */
  path: string;
  number: number;
  /** Of the draft. */
  revision: number;
  /** What visitors have of it. */
  state: 'published' | 'archived' | 'never published';
  blocks: { type: string; fields: { path: string; value: string }[] }[];
}

/** Changes have a time of their own, so that lists by time show them. */
const savedNow = (node: Record<string, unknown>) => ({
  ...node,
  changed: new Date().toISOString().replace(/\.\d+Z$/, '+00:00'),
});

/** Languages in which a node is kept from visitors; a list in the files of the demo. */
const unpublishedIn = ({ unpublished }: Record<string, unknown>): unknown[] =>
  Array.isArray(unpublished) ? unpublished : [];

/** A draft as what is published in its language. */
export function asPublished(value: unknown, locale: Locale): unknown {
  if (!isRecord(value)) return value;
  const unpublished = unpublishedIn(value).filter((one) => one !== locale);
  return savedNow({ ...value, unpublished });
}

/** A published node as it is when it was archived in a language. */
export function asArchived(value: unknown, locale: Locale): unknown {
  if (!isRecord(value)) return value;
  return savedNow({ ...value, unpublished: [...new Set([...unpublishedIn(value), locale])] });
}

/** The same value with one text replaced. */
export function withText(value: unknown, [first, ...rest]: readonly string[], text: string): unknown {
  if (first === undefined) return text;
  if (Array.isArray(value))
    return value.map((item, index) => (`${index}` === first ? withText(item, rest, text) : item));
  const record = isRecord(value) ? value : {};
  return { ...record, [first]: withText(record[first], rest, text) };
}

interface DraftFile extends Pick<DraftInfo, 'locale' | 'name' | 'state' | 'revision'> {
  /** The parsed YAML. */
  value: unknown;
}

/** What editors see of a draft in a list: its texts in its language, block by block. */
export function toDraftInfo(node: NodeEntity, { value, ...file }: DraftFile): DraftInfo {
  const { locale } = file;
  const alias = node.path === undefined ? `/node/${node.number}` : inLanguage(node.path, locale);
  const blocks = isRecord(value) && Array.isArray(value.blocks) ? value.blocks : [];
  return {
    ...file,
    title: inLanguage(node.title, locale),
    path: `${languagePrefix(locale)}${alias}`,
    number: node.number,
    blocks: blocks.map((block, index) => ({
      type: String(block.type),
      fields: Object.entries(block).flatMap(([field, own]) => {
        const text = isRecord(own) ? own[locale] : undefined;
        return typeof text === 'string' ? [{ path: `blocks/${index}/${field}/${locale}`, value: text }] : [];
      }),
    })),
  };
}
