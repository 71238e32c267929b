import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { PageOfBlocks, RenderedPage } from '../Renderer.ts';
import type { DroppedBlock, ValidatedPage } from '../ValidatedPage.ts';
import { createMutations } from './createMutations.ts';
import { EXTENTS } from './extents.ts';
import { createPropsArbitrary, type Vocabulary } from './propsArbitrary.ts';
import { resolveReferences } from './resolveReferences.ts';

/** Props of a block as an editor would write them. */
export interface BlockExample {
  name: string;
  props: Record<string, unknown>;
}

export interface BlockTestOptions extends Vocabulary {
  /** What is tested: a renderer of `createRenderer`, or its two methods. */
  renderer: {
    validate: (json: unknown) => Pick<ValidatedPage<PageOfBlocks>, 'page' | 'dropped'>;
    render: (json: unknown) => Pick<RenderedPage, 'html' | 'dropped'>;
  };
  /** JSON Schema of the props by block type. */
  schemas: Readonly<Record<string, object>>;
  /** Examples by block type. */
  examples: Readonly<Record<string, readonly BlockExample[]>>;
  /** Schemas that others refer to by `$id`. */
  shared?: readonly object[];
  /** A page with these blocks. Default: `{ blocks }`. */
  toPage?: (blocks: readonly object[]) => unknown;
  /** What else holds for the markup of each block: throws where it does not. */
  check?: (html: string, block: { type: string; props: object }) => void;
}

/** One test, for `test(title, run)` of any test runner. */
export interface BlockTest {
  type: string;
  title: string;
  run: () => void;
}

/** The same values in every run, so that a failure is found again. */
const SEED = 20_261_121;

/** What a component writes that shows a value it was not made for. */
const FAULTY = /\[object Object\]|<script>alert|>undefined<|>NaN<|href="javascript:/;

const reasons = (dropped: readonly DroppedBlock[]): string[] => dropped.map(({ reason }) => reason);

/**
 * The tests that hold for every block type: each example is valid and renders without console output, each single
 * mistake in it drops the block with a sentence that names the field, and whatever the schema allows renders too.
 */
export function createBlockTests({
  renderer,
  schemas,
  examples,
  shared = [],
  toPage = (blocks) => ({ blocks }),
  check = () => undefined,
  ...vocabulary
}: BlockTestOptions): BlockTest[] {
  const propsArbitrary = createPropsArbitrary(vocabulary);

  const render = (type: string, props: object): void => {
    const { html, dropped } = failOnConsole(() => renderer.render(toPage([{ id: 'b', type, props }])));
    assert.deepEqual(reasons(dropped), []);
    assert.doesNotMatch(html, FAULTY);
    check(html, { type, props });
  };

  const failForMistakes = (type: string, example: BlockExample): void => {
    const mutations = createMutations(schemas[type] ?? {}, example.props, shared);
    for (const { what, field, pointer, props, suggestion } of mutations) {
      const { page, dropped } = renderer.validate(toPage([{ id: 'b', type, props }]));
      const at = `/blocks/0/props${pointer}`;
      const problem = dropped[0]?.problems.find((one) => one.pointer === at);
      const isNamed = page.blocks.length === 0 && problem?.sentence.includes(`“${field}”`);
      const said = dropped[0]?.reason ?? 'nothing';
      assert.ok(isNamed, `${what} at ${at}: expected a sentence about “${field}”, found: ${said}`);
      if (suggestion) assert.equal(problem?.suggestion, suggestion, what);
    }
  };

  const testExtents = (type: string): BlockTest[] =>
    Object.entries(EXTENTS).map(([extent, { runs, endOnFailure = false, ...limits }]) => ({
      type,
      title: `${type} survives ${extent}`,
      run: () => {
        const anyProps = propsArbitrary(resolveReferences(schemas[type] ?? {}, shared), limits);
        const survives = fc.property(anyProps, (props) => render(type, props as object));
        fc.assert(survives, { seed: SEED, numRuns: runs, endOnFailure });
      },
    }));

  return Object.keys(schemas).flatMap((type) => {
    const own = examples[type] ?? [];
    return [
      { type, title: `${type} has an example`, run: () => assert.ok(own.length > 0, `“${type}” has none`) },
      ...own.flatMap((example) => [
        {
          type,
          title: `${type} renders its example “${example.name}”`,
          run: () => render(type, example.props),
        },
        {
          type,
          title: `${type} is dropped for each single mistake in “${example.name}”`,
          run: () => failForMistakes(type, example),
        },
      ]),
      ...testExtents(type),
    ];
  });
}

/**
 * Runs a function during which nothing may be written to the console: React says there what is wrong with markup.
 *
 * @throws AssertionError with what was written.
 */
function failOnConsole<Result>(run: () => Result): Result {
  const { error, warn } = console;
  const written: unknown[][] = [];
  const write = (...parts: unknown[]) => void written.push(parts);
  Object.assign(console, { error: write, warn: write });
  try {
    const result = run();
    assert.deepEqual(written, [], 'unexpected console output');
    return result;
  } finally {
    Object.assign(console, { error, warn });
  }
}
