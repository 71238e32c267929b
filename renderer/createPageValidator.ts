import type { Migration } from '../schemas/Migration.ts';
import type { DroppedBlock, MigratedBlock, Problem } from './api.d.ts';
import { type BlockEnvelope, blockEnvelope, identify, migrateProps } from './blockEnvelope.ts';
import { createAjv } from './createAjv.ts';
import { checkAnew, createEnvelopeCheck, type Memoize } from './createEnvelopeCheck.ts';
import { createSanitizer } from './createSanitizer.ts';
import { describeEmptied, describeProblems } from './describeProblems.ts';
import { lazy } from './lazy.ts';
import { nearestName } from './nearestName.ts';
import { InvalidPageError, summarize, toProblem } from './Problem.ts';
import { quote } from './showValue.ts';

export interface ValidatedPage<Page> {
  page: Page;
  dropped: DroppedBlock[];
  migrated: MigratedBlock[];
}

export interface PageSchemas {
  page: object;
  /** Properties of the page that many pages share as the same object. */
  steady?: readonly string[];
  /** Schemas that the page or a block refers to by `$id`. */
  shared?: object[];
  /** One schema for each block type. */
  blocks: Record<string, object>;
  /** By block type: migrations of the props, oldest first. The current version is their number plus one. */
  migrations?: Record<string, readonly Migration[]>;
}

/** @param memoize default: no memory; see Memoize. */
export type PageValidator<Page> = (input: unknown, memoize?: Memoize) => ValidatedPage<Page>;

type Checked = { block: BlockEnvelope; migrated?: MigratedBlock } | { dropped: DroppedBlock };

/**
 * Creates the validator of page JSON: `unknown` in, a typed page out. The envelope is checked strictly, then each
 * block alone, so that a wrong block costs only itself. Props of an older version are migrated first. Rich text comes
 * out sanitized.
 *
 * @throws InvalidPageError (from the returned function) when the envelope does not match the page schema.
 */
export function createPageValidator<Page>(schemas: PageSchemas): PageValidator<Page> {
  const ajv = createAjv(schemas.shared ?? []);
  const checkEnvelope = createEnvelopeCheck(ajv, schemas.page, schemas.steady ?? []);
  const isBlock = ajv.compile<BlockEnvelope>(blockEnvelope);
  const migrations = new Map(Object.entries(schemas.migrations ?? {}));
  const validators = new Map(
    Object.entries(schemas.blocks).map(([type, schema]) => [
      type,
      // Compiled for the first block of the type: all at once would take longer than the rest of the first page.
      lazy(() => ({
        isProps: ajv.compile<BlockEnvelope['props']>(schema),
        sanitize: createSanitizer(schema),
        migrations: migrations.get(type) ?? [],
      })),
    ]),
  );

  const checkBlock = (block: unknown, index: number): Checked => {
    const at = `/blocks/${index}`;
    const drop = (problems: Problem[]): Checked => ({
      dropped: {
        ...identify(block),
        index,
        pointer: problems[0]?.pointer ?? at,
        reason: summarize(problems),
        problems,
      },
    });
    if (!isBlock(block)) return drop(describeProblems(isBlock.errors, at));
    const { id, type, version = 1 } = block;
    const validator = validators.get(type)?.();
    if (!validator) return drop([unknownType(`${at}/type`, type, validators.keys())]);
    const { isProps, sanitize } = validator;
    const newest = validator.migrations.length + 1;
    const { props, problem } = migrateProps({ props: block.props, version, at }, validator.migrations);
    if (problem) return drop([problem]);
    if (!isProps(props)) return drop(describeProblems(isProps.errors, `${at}/props`));
    // Checked again: sanitizing may leave nothing of a required rich text.
    const sanitized = sanitize(props);
    if (!isProps(sanitized)) return drop(describeEmptied(isProps.errors, `${at}/props`));
    return {
      block: { id, type, ...(newest > 1 && { version: newest }), props: sanitized },
      ...(version < newest && { migrated: { type, index, id, from: version, to: newest } }),
    };
  };

  const checkOnce = (block: unknown, index: number, memoize: Memoize): Checked => {
    if (typeof block !== 'object' || block === null) return checkBlock(block, index);
    const known = memoize(block, () => checkBlock(block, index));
    // The report of a dropped or migrated block names its position.
    if ('dropped' in known) return known.dropped.index === index ? known : checkBlock(block, index);
    return known.migrated ? { ...known, migrated: { ...known.migrated, index } } : known;
  };

  return (input, memoize = checkAnew) => {
    const errors = checkEnvelope(input, memoize);
    if (errors.length > 0) throw new InvalidPageError(describeProblems(errors, ''));
    // The schema has just checked this.
    const page = input as { blocks: unknown[] };
    const checked = page.blocks.map((block, index) => checkOnce(block, index, memoize));
    const blocks = checked.flatMap((result) => ('block' in result ? [result.block] : []));
    return {
      // The schemas have just checked every part of it.
      page: { ...page, blocks } as Page,
      dropped: checked.flatMap((result) => ('dropped' in result ? [result.dropped] : [])),
      migrated: checked.flatMap((result) => ('migrated' in result ? [result.migrated] : [])),
    };
  };
}

const unknownType = (pointer: string, type: string, known: Iterable<string>): Problem => {
  const suggestion = nearestName(type, known);
  return toProblem({
    pointer,
    message: `${quote(type)} is not a known block type`,
    ...(suggestion !== undefined && { suggestion }),
  });
};
