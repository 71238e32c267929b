import { type BlockEnvelope, blockEnvelope, identify, migrateProps } from './blockEnvelope.ts';
import { brokenSchema, findRepeatedIds, notJson, unknownType } from './blockProblems.ts';
import { createAjv } from './createAjv.ts';
import { checkAnew, createEnvelopeCheck, type Memoize } from './createEnvelopeCheck.ts';
import { createSanitizer } from './createSanitizer.ts';
import { describeEmptied, describeProblems } from './describeProblems.ts';
import { type Formats, standardFormats } from './formats.ts';
import { findJsonFault } from './jsonFault.ts';
import type { Migration } from './Migration.ts';
import { InvalidPageError, type Problem, summarize } from './Problem.ts';
import type { DroppedBlock, MigratedBlock, ValidatedPage } from './ValidatedPage.ts';

export interface PageSchemas {
  /** Of the page around the blocks. Default: an object with a list of `blocks`. */
  page?: object;
  /** Properties of the page that many pages share as the same object. */
  steady?: readonly string[];
  /** Schemas that the page or a block refers to by `$id`. */
  shared?: readonly object[];
  /** One schema for each block type. */
  blocks: Readonly<Record<string, object>>;
  /** By block type: migrations of the props, oldest first. The current version is their number plus one. */
  migrations?: Readonly<Record<string, readonly Migration[]>>;
  /** Formats that the schemas name. Default: standardFormats. */
  formats?: Formats;
  /** Keywords of the schemas that say something to people and are not checked. */
  annotations?: readonly string[];
}

const ANY_PAGE = { type: 'object', properties: { blocks: { type: 'array' } }, required: ['blocks'] };

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
export function createPageValidator<Page>({
  page: envelope = ANY_PAGE,
  steady = [],
  formats = standardFormats,
  ...schemas
}: PageSchemas): PageValidator<Page> {
  const { shared = [], annotations = [] } = schemas;
  const ajv = createAjv({ shared, formats, annotations });
  const checkEnvelope = createEnvelopeCheck(ajv, envelope, steady);
  const isBlock = ajv.compile<BlockEnvelope>(blockEnvelope);
  const migrations = new Map(Object.entries(schemas.migrations ?? {}));
  const blockSchemas = new Map(Object.entries(schemas.blocks));
  const compile = (type: string, schema: object) => ({
    isProps: ajv.compile<BlockEnvelope['props']>(schema),
    sanitize: createSanitizer(schema),
    migrations: migrations.get(type) ?? [],
  });
  // Compiled for the first block of the type: all at once would take longer than the rest of the first page.
  const compiled = new Map<string, ReturnType<typeof compile>>();
  const getValidator = (type: string, schema: object) => {
    const validator = compiled.get(type) ?? compile(type, schema);
    compiled.set(type, validator);
    return validator;
  };

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
    const { id, type, version = 1, lang } = block;
    const schema = blockSchemas.get(type);
    if (!schema) return drop([unknownType(`${at}/type`, type, blockSchemas.keys())]);
    const fault = findJsonFault(block.props);
    if (fault) return drop([notJson(`${at}/props`, fault)]);
    let validator: ReturnType<typeof compile>;
    try {
      validator = getValidator(type, schema);
    } catch (error) {
      return drop([brokenSchema(`${at}/type`, type, error)]);
    }
    const { isProps, sanitize } = validator;
    const newest = validator.migrations.length + 1;
    const { props, problem } = migrateProps({ props: block.props, version, at }, validator.migrations);
    if (problem) return drop([problem]);
    if (!isProps(props)) return drop(describeProblems(isProps.errors, `${at}/props`, formats));
    // Checked again: sanitizing may leave nothing of a required rich text.
    const sanitized = sanitize(props);
    if (!isProps(sanitized)) return drop(describeEmptied(isProps.errors, `${at}/props`, formats));
    return {
      block: { id, type, ...(newest > 1 && { version: newest }), ...(lang && { lang }), props: sanitized },
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
    if (errors.length > 0) throw new InvalidPageError(describeProblems(errors, '', formats));
    // The schema has just checked this.
    const page = input as { blocks: unknown[] };
    const checked = page.blocks.map((block, index) => checkOnce(block, index, memoize));
    const blocks = checked.flatMap((result) => ('block' in result ? [result.block] : []));
    return {
      // The schemas have just checked every part of it.
      page: { ...page, blocks } as Page,
      dropped: checked.flatMap((result) => ('dropped' in result ? [result.dropped] : [])),
      migrated: checked.flatMap((result) => ('migrated' in result ? [result.migrated] : [])),
      problems: findRepeatedIds(checked.map((result) => ('block' in result ? result.block.id : undefined))),
    };
  };
}
