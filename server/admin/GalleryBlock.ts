import { type BlockLine, blockTypes, registryLines } from '../../blocks/registryLines.ts';
import type { JsonSchema } from '../../renderer/src/validate.ts';
import type { Purpose } from '../../schemas/BlockSchema.ts';
import { blockVersion } from '../../schemas/blockMigrations.ts';
import { type BlockType, blockSchemas } from '../../schemas/index.ts';
import { NotFoundError } from '../http/errors.ts';

/** What the gallery shows of a block type without rendering it. */
export interface GalleryBlock {
  type: BlockType;
  /** Of its schema. */
  title: string;
  description: string;
  purpose: Purpose;
  schema: JsonSchema;
  line: BlockLine;
  /** Of its schema; a whole number. */
  version: number;
}

/** A block type as registry and schema describe it. */
export function galleryBlock(type: BlockType): GalleryBlock {
  const line = registryLines[type];
  const { title, description, purpose } = blockSchemas[type];
  return {
    type,
    title,
    description,
    purpose,
    // The table holds JSON Schemas, which are all of this form.
    schema: blockSchemas[type] as JsonSchema,
    line,
    version: blockVersion(type),
  };
}

/** The block type an address names. @throws NotFoundError */
export function getGalleryBlock(name: unknown): GalleryBlock {
  const type = blockTypes.find((known) => known === name);
  if (!type) throw new NotFoundError('there is no such block type');
  return galleryBlock(type);
}
