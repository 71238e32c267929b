import type { Migration } from './Migration.ts';
import { type Problem, toProblem } from './Problem.ts';
import { shorten } from './showValue.ts';

/** Properties that every block has. */
export interface BlockEnvelope {
  id: string;
  type: string;
  /** Default: 1. */
  version?: number;
  /** BCP 47 tag of its words, where they are in another language than the page (WCAG 2.2, 3.1.2). */
  lang?: string;
  props: Record<string, unknown>;
}

export const blockEnvelope = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    type: { type: 'string' },
    version: { type: 'integer', minimum: 1 },
    lang: { type: 'string', pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' },
    props: { type: 'object' },
  },
  required: ['id', 'type', 'props'],
};

/** Type and id of a block whose envelope is wrong, as far as they are there. */
export function identify(block: unknown): { type: string; id?: string } {
  const { type, id } = Object(block);
  return {
    type: typeof type === 'string' ? type : '(none)',
    ...(typeof id === 'string' && { id }),
  };
}

interface StoredProps {
  props: unknown;
  /** Version of the schema that the props were made for. */
  version: number;
  /** JSON pointer from the page's root to their block. */
  at: string;
}

/** Migrates props of any version to the current one, before they are validated; or says why that fails. */
export function migrateProps(
  { props, version, at }: StoredProps,
  migrations: readonly Migration[],
): { props: unknown; problem?: Problem } {
  const newest = migrations.length + 1;
  if (version > newest) {
    const problem = toProblem({
      pointer: `${at}/version`,
      subject: '“version”',
      message: `${version} is newer than ${newest}, the newest version this site knows`,
      expected: `a version up to ${newest}`,
    });
    return { props, problem };
  }
  try {
    return { props: migrations.slice(version - 1).reduce((migrated, migrate) => migrate(migrated), props) };
  } catch (error) {
    // Migrations run before validation; a fault that one throws on costs the block, not the page.
    const cause = shorten(error instanceof Error ? error.message : String(error));
    const problem = toProblem({
      pointer: `${at}/props`,
      subject: '“props”',
      message: `cannot be migrated from version ${version} to ${newest}: ${cause}`,
    });
    return { props, problem };
  }
}
