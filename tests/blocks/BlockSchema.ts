import type { BlockType } from '../../schemas/index.ts';
import { blockSchemas } from '../../schemas/index.ts';

/** What of JSON Schema the blocks use; a keyword that is not here makes propsArbitrary fail. */
export interface BlockSchema {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  properties?: Record<string, BlockSchema>;
  required?: readonly string[];
  additionalProperties?: false;
  anyOf?: readonly { required: readonly string[] }[];
  items?: BlockSchema;
  minItems?: number;
  maxItems?: number;
  enum?: readonly string[];
  minLength?: number;
  maxLength?: number;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  title?: string;
  description?: string;
  purpose?: string;
}

// The schemas are literals of many types; propsArbitrary refuses what it does not know of them.
export const blockSchema = (type: BlockType): BlockSchema => blockSchemas[type] as BlockSchema;
