import { Ajv, type ErrorObject } from 'ajv';
import { isContentFile } from './contentFile.ts';
import { createSanitizer } from './createSanitizer.ts';
import { describeProblem } from './describeProblem.ts';
import { InvalidPageError } from './InvalidPageError.ts';
import { isSafeUrl } from './isSafeUrl.ts';

/** A block that is not rendered, and why, in words for the person who made it. */
export interface DroppedBlock {
  type: string;
  /** Position among the blocks as they arrived, from 0. */
  index: number;
  id?: string;
  /** JSON pointer from the page's root to what is wrong. */
  pointer: string;
  reason: string;
}

export interface ValidatedPage<Page> {
  page: Page;
  dropped: DroppedBlock[];
}

export interface PageSchemas {
  page: object;
  /** Schemas the page or a block refers to by `$id`. */
  shared?: object[];
  /** One schema for each block type. */
  blocks: Record<string, object>;
}

interface BlockEnvelope {
  id: string;
  type: string;
  props: Record<string, unknown>;
}

const blockEnvelope = {
  type: 'object',
  properties: { id: { type: 'string' }, type: { type: 'string' }, props: { type: 'object' } },
  required: ['id', 'type', 'props'],
};

const createAjv = (shared: object[]) => {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, schemas: shared });
  ajv.addFormat('link-url', isSafeUrl);
  ajv.addFormat('content-file', isContentFile);
  ajv.addFormat('html', true);
  return ajv;
};

/** Sentences for all that is wrong; what an `anyOf` says as a whole is not repeated branch by branch. */
const problems = (errors: ErrorObject[] | null | undefined) =>
  (errors ?? []).filter(({ schemaPath }) => !/\/anyOf\/\d/.test(schemaPath)).map(describeProblem);

/**
 * Makes the one door of the renderer: `unknown` in, a typed page out. The envelope is checked strictly, then each
 * block alone, so that a bad block costs only itself. Rich text comes out sanitized.
 *
 * @throws InvalidPageError (from the returned function) when the envelope is not what the page schema says.
 */
export function createPageValidator<Page>(schemas: PageSchemas): (input: unknown) => ValidatedPage<Page> {
  const ajv = createAjv(schemas.shared ?? []);
  const isPage = ajv.compile<{ blocks: unknown[] }>(schemas.page);
  const isBlock = ajv.compile<BlockEnvelope>(blockEnvelope);
  const doors = new Map(
    Object.entries(schemas.blocks).map(([type, schema]) => [
      type,
      { isProps: ajv.compile<BlockEnvelope['props']>(schema), sanitize: createSanitizer(schema) },
    ]),
  );

  const checkBlock = (block: unknown, index: number): BlockEnvelope | DroppedBlock => {
    const drop = (at: { type: string; id?: string }, pointer: string, reason: string) => ({
      ...at,
      index,
      pointer: `/blocks/${index}${pointer}`,
      reason,
    });
    if (!isBlock(block)) return drop({ type: '(none)' }, '', problems(isBlock.errors).join('; '));
    const { id, type, props } = block;
    const door = doors.get(type);
    if (!door) return drop({ type, id }, '/type', `“${type}” is not a known block type`);
    // Checked again, because of some rich text nothing is left once it is sanitized.
    const sanitized = door.isProps(props) ? door.sanitize(props) : props;
    if (door.isProps(sanitized)) return { id, type, props: sanitized };
    const { errors } = door.isProps;
    return drop({ type, id }, `/props${errors?.[0]?.instancePath ?? ''}`, problems(errors).join('; '));
  };

  return (input) => {
    if (!isPage(input)) throw new InvalidPageError(problems(isPage.errors));
    const checked = input.blocks.map(checkBlock);
    const dropped = checked.filter((result): result is DroppedBlock => 'reason' in result);
    // The schemas have just vouched for every part of it.
    const page = { ...input, blocks: checked.filter((result) => 'props' in result) } as Page;
    return { page, dropped };
  };
}
