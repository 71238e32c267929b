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

const toAskedKey = ({ type, part, name }: Asked) => `${type} ${part} ${name}`;

/**
 * What an adapter does wrong with a paragraph that has a value in every field: it asks for fields that do not exist,
 * reads one as another kind, follows what `include` does not bring, or forgets a field the bundle has.
 *
 * @param document the paragraph with what the adapter's `include` brings.
 */
export function fieldFaults(toProps: (paragraph: ResourceReader) => unknown, document: Document): string[] {
  const all = [...document.data, ...document.included];
  const asked = new Map<string, Asked>();
  const reports = new Set<string>();

  /** Reads once; a hidden relationship is empty, so that what is read in its place is read too. */
  const read = (hidden?: string): void => {
    const recorded = (resource: RawResource): RawResource => {
      const part = (part: Part) =>
        new Proxy(resource[part], {
          get: (target, name) => {
            const ask = { type: resource.type, part, name: String(name) };
            asked.set(toAskedKey(ask), ask);
            return toAskedKey(ask) === hidden ? undefined : target[ask.name];
          },
        });
      return { ...resource, attributes: part('attributes'), relationships: part('relationships') };
    };
    const context: ReadContext = {
      report: ({ reason, resource, field }) => reports.add(`${resource}, ${field}: ${reason}`),
      resolveLink: (uri) => ({ url: uri, title: 'Title' }),
      findPath: () => '/somewhere',
      cmsHosts: new Set(),
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
  return [...unknown, ...reports, ...forgotten];
}
