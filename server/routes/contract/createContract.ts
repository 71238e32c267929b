import { blockTypes, registryLines } from '../../../blocks/registryLines.ts';
import { blockVersion } from '../../../schemas/blockMigrations.ts';
import { menuItemSchema } from '../../../schemas/entities/menu.ts';
import { blockSchemas } from '../../../schemas/index.ts';
import { pageSchema } from '../../../schemas/page.ts';
import { publishSchema } from './publishSchema.ts';

/** The contract for tools that make pages for this site. */
interface Contract {
  /** The block types, with what is needed to choose one. */
  registry: object;
  /** JSON Schemas by name: each block type, and `page`. */
  schemas: ReadonlyMap<string, object>;
}

const toSchemaPath = (name: string): string => `/schemas/${name}.json`;

/** A page with validation of its blocks by type. */
const wholePage = {
  ...pageSchema,
  properties: {
    ...pageSchema.properties,
    blocks: {
      ...pageSchema.properties.blocks,
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', description: 'Any word that no other block of the page has.' },
          type: { enum: blockTypes },
          version: { type: 'integer', minimum: 1, description: 'Version of the props; 1 when absent.' },
          props: { type: 'object' },
        },
        required: ['id', 'type', 'props'],
        allOf: blockTypes.map((type) => ({
          if: { properties: { type: { const: type } } },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { props: { $ref: type } } },
        })),
      },
    },
  },
};

/** Registry and schemas as public documents: all URLs are relative to this site. */
export function createContract(): Contract {
  const blocks = blockTypes.map((type) => {
    const { component: _, ...line } = registryLines[type];
    const { title, description, purpose } = blockSchemas[type];
    return {
      type,
      title,
      description,
      purpose,
      ...line,
      version: blockVersion(type),
      schema: toSchemaPath(type),
    };
  });
  const schemas = blockTypes.map((type): [string, object] => [
    type,
    publishSchema(blockSchemas[type], {
      address: toSchemaPath(type),
      comment: `Props of a block of type ${type}, version ${blockVersion(type)}`,
    }),
  ]);
  const page = publishSchema(wholePage, {
    address: toSchemaPath('page'),
    defs: { ...blockSchemas, 'menu-item': menuItemSchema },
  });
  return {
    registry: { page: toSchemaPath('page'), blocks },
    schemas: new Map([...schemas, ['page', page]]),
  };
}
