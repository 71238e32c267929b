import { collectParts, getOwnNames, takeName } from './collectParts.ts';
import type { PageSchemas } from './createPageValidator.ts';
import { standardFormats } from './formats.ts';
import { publishSchema, toDefinition } from './publishSchema.ts';
import type { Registry } from './RegistryLine.ts';

/** The contract for tools that make pages. */
export interface Contract {
  /** The block types, with what is needed to choose one, and where their schemas are. */
  registry: {
    page: string;
    blocks: ({ type: string; version: number; schema: string } & Record<string, unknown>)[];
  };
  /** JSON Schemas by name: each block type, and `page`. */
  schemas: ReadonlyMap<string, object>;
}

interface Publication extends Omit<PageSchemas, 'blocks'> {
  registry: Registry;
  schemas: Readonly<Record<string, object>>;
  /** Where the schemas are served. Default: `/schemas/`. */
  base?: string;
}

/** A page with validation of its blocks by type; `names` are those in `$defs`, by type. */
const toWholePage = (page: object, names: ReadonlyMap<string, string>): object => {
  const { properties = {} } = page as { properties?: Record<string, object> };
  return {
    ...page,
    properties: {
      ...properties,
      blocks: {
        ...properties.blocks,
        items: {
          type: 'object',
          properties: {
            id: { type: 'string', description: 'Any word that no other block of the page has.' },
            type: { enum: [...names.keys()] },
            version: { type: 'integer', minimum: 1, description: 'Version of the props; 1 when absent.' },
            props: { type: 'object' },
          },
          required: ['id', 'type', 'props'],
          allOf: [...names].map(([type, name]) => ({
            if: { properties: { type: { const: type } } },
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            then: { properties: { props: { $ref: toDefinition(name) } } },
          })),
        },
      },
    },
  };
};

const DEFAULT_PAGE = { type: 'object', properties: { blocks: { type: 'array' } }, required: ['blocks'] };

/** Registry and schemas as public documents (JSON Schema 2020-12). */
export function publishContract({
  registry,
  schemas,
  page = DEFAULT_PAGE,
  shared = [],
  migrations = {},
  formats = standardFormats,
  annotations = [],
  base = '/schemas/',
}: Publication): Contract {
  const vocabulary = { formats, annotations };
  const toAddress = (name: string): string => `${base}${name}.json`;
  const getVersion = (type: string): number => 1 + (migrations[type]?.length ?? 0);
  const said = ['title', 'description', ...annotations];
  const blocks = Object.entries(registry).map(([type, { component: _, ...line }]) => {
    const schema = new Map(Object.entries(schemas[type] ?? {}));
    const words = Object.fromEntries(
      said.flatMap((name) => (schema.has(name) ? [[name, schema.get(name)]] : [])),
    );
    return { type, ...words, ...line, version: getVersion(type), schema: toAddress(type) };
  });
  const published = Object.keys(registry).map((type): [string, object] => {
    const schema = schemas[type] ?? {};
    const address = toAddress(type);
    const comment = `Props of a block of type ${type}, version ${getVersion(type)}`;
    const parts = collectParts(schema, shared, getOwnNames(schema));
    return [type, publishSchema(schema, vocabulary, { address, parts, comment })];
  });
  const taken = getOwnNames(page);
  const names = new Map(Object.keys(registry).map((type) => [type, takeName(type, taken)]));
  const ofTypes = [...names].map(([type, name]) => ({ name, schema: schemas[type] ?? {} }));
  const parts = [...ofTypes, ...collectParts([page, ofTypes], shared, taken)];
  const whole = publishSchema(toWholePage(page, names), vocabulary, { address: toAddress('page'), parts });
  return {
    registry: { page: toAddress('page'), blocks },
    schemas: new Map([...published, ['page', whole]]),
  };
}
