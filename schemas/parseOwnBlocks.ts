import { isRecord } from './isRecord.ts';
import { imageSchema } from './parts/image.ts';
import { linkSchema } from './parts/link.ts';
import { videoSchema } from './parts/video.ts';

/** What a schema of a brand's own block may refer to: `{ "$ref": "image" }`. */
const PARTS: Readonly<Record<string, object>> = { image: imageSchema, link: linkSchema, video: videoSchema };

/**
 * Parses `blocks.json` of a brand (docs/brands.md), with references replaced by the schemas they name.
 *
 * @throws SyntaxError when it is no JSON.
 */
export const parseOwnBlocks = (text: string): unknown => JSON.parse(text, resolvePart);

function resolvePart(_name: string, value: unknown): unknown {
  if (!isRecord(value) || typeof value.$ref !== 'string') return value;
  const { $ref: name, ...rest } = value;
  return { ...PARTS[name], ...rest };
}
