import { getFields } from '../../../../demo/services/content/model/bundles.ts';
import type { ReadContext } from '../../../../server/services/content/jsonapi/AttributeReader.ts';
import type { Document, RawResource } from '../../../../server/services/content/jsonapi/parseDocument.ts';
import {
  parseResources,
  type ResourceReader,
} from '../../../../server/services/content/jsonapi/ResourceReader.ts';

type Part = 'attributes' | 'relationships';

/** A field somebody asked a resource for. */
interface Asked {
  type: string;
  part: Part;
  name: string;
}

/** Translated by the content model, and yet no words. */
const ADDRESSES = ['dealer_email'];

const toAskedKey = ({ type, part, name }: Asked) => `${type} ${part} ${name}`;

/**
 * What an adapter does wrong with a paragraph that has a value in every field: it asks for fields that do not exist,
 * reads one as another kind, follows what `include` does not bring, takes for words what is the same in every language,
 * or forgets a field the bundle has.
 *
 * @param document the paragraph with what the adapter's `include` brings.
 */
export function fieldFaults(toProps: (paragraph: ResourceReader) => unknown, document: Document): string[] {
  const all = [...document.data, ...document.included];
  const asked = new Map<string, Asked>();
  const reports = new Set<string>();
  let last: Asked | undefined;
  /** Attributes whose words were read: type and name. */
  const words = new Set<string>();

  /** Reads once; a hidden relationship is empty, so that what is read in its place is read too. */
  const read = (hidden?: string): void => {
    const recorded = (resource: RawResource): RawResource => {
      const part = (part: Part) =>
        new Proxy(resource[part], {
          get: (target, name) => {
            const ask = { type: resource.type, part, name: String(name) };
            asked.set(toAskedKey(ask), ask);
            last = ask;
            return toAskedKey(ask) === hidden ? undefined : target[ask.name];
          },
        });
      return { ...resource, attributes: part('attributes'), relationships: part('relationships') };
    };
    const context: ReadContext = {
      report: ({ event, reason, resource, field }) => {
        // An item whose picture was hidden here is left out on purpose.
        if (event !== 'item-dropped' || hidden === undefined) reports.add(`${resource}, ${field}: ${reason}`);
      },
      resolveLink: (uri) => ({ url: uri, title: 'Title' }),
      findPath: () => '/somewhere',
      cmsHosts: new Set(),
      // The reader asks for an attribute, then tells that it has words.
      onWords: () => void (last && words.add(`${last.type} ${last.name}`)),
    };
    const [paragraph] = parseResources(
      { ...document, data: document.data.map(recorded), included: document.included.map(recorded) },
      context,
    );
    if (!paragraph) throw new Error('There is no paragraph to read');
    toProps(paragraph);
  };
  read();
  for (const [key, { part }] of [...asked]) if (part === 'relationships') read(key);

  // Articles of several bundles are read alike: what one of them does not have is no fault.
  const having = ({ type }: Asked) =>
    all.filter((other) =>
      type.startsWith('node--') ? other.type.startsWith('node--') : other.type === type,
    );
  const unknown = [...asked.values()]
    .filter((ask) => !having(ask).some((resource) => ask.name in resource[ask.part]))
    .map(({ type, name, part }) => `${type} has no ${name} among its ${part}`);
  const paragraphTypes = new Set(
    all.map(({ type }) => type).filter((type) => type.startsWith('paragraph--')),
  );
  const forgotten = [...paragraphTypes].flatMap((type) =>
    Object.keys(getFields(type))
      .filter((name) => ![...asked.values()].some((ask) => ask.type === type && ask.name === `field_${name}`))
      .map((name) => `${type.slice('paragraph--'.length)}.${name} is never read`),
  );
  const misread = [...paragraphTypes].flatMap((type) =>
    Object.entries(getFields(type)).flatMap(([name, field]) => {
      if (field.kind !== 'text' && field.kind !== 'choice') return [];
      if (![...asked.values()].some((ask) => ask.type === type && ask.name === `field_${name}`)) return [];
      if ([...reports].some((report) => report.startsWith(`${type}, field_${name}:`))) return [];
      const isWords = field.translatable && !ADDRESSES.includes(name);
      if (isWords === words.has(`${type} field_${name}`)) return [];
      const advice = isWords ? 'has words: read it with text()' : 'has no words: read it with sharedText()';
      return [`${type.slice('paragraph--'.length)}.${name} ${advice}`];
    }),
  );
  return [...unknown, ...reports, ...forgotten, ...misread];
}
