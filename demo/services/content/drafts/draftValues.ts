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
  /** Whether a published version exists. */
  isPublished: boolean;
  blocks: { type: string; fields: { path: string; value: string }[] }[];
}

/** A draft as what is published; a change has a time of its own, so that lists by time show it. */
export function asPublished(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { unpublished: _unpublished, ...node } = value;
  return { ...node, changed: new Date().toISOString().replace(/\.\d+Z$/, '+00:00') };
}

/** The same value with one text replaced. */
export function withText(value: unknown, [first, ...rest]: readonly string[], text: string): unknown {
  if (first === undefined) return text;
  if (Array.isArray(value))
    return value.map((item, index) => (`${index}` === first ? withText(item, rest, text) : item));
  const record = isRecord(value) ? value : {};
  return { ...record, [first]: withText(record[first], rest, text) };
}

interface DraftFile extends Pick<DraftInfo, 'locale' | 'name' | 'isPublished' | 'revision'> {
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
