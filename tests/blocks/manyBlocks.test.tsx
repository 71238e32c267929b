import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { blockTypes, registryLines } from '../../blocks/registryLines.ts';
import { createMutations } from '../../renderer/src/testing.ts';
import { blockSchemas } from '../../schemas/index.ts';
import { renderPage } from '../../site/frame/renderPage.tsx';
import { minimalPage } from '../renderer/minimalPage.ts';
import { getExamples } from './getExamples.ts';

const MANY = 500;
const WRONG = MANY / 10;

const stock = blockTypes.flatMap((type) =>
  getExamples(registryLines[type].component).map(({ props }) => ({
    type,
    props,
    mistakes: createMutations(blockSchemas[type], props).map((mutation) => mutation.props),
  })),
);
const positions = Array.from({ length: MANY }, (_, index) => index);
const wrongPositions = fc.subarray(positions, { minLength: WRONG, maxLength: WRONG });
/** Every example in turn, from anywhere on. */
const firstExample = fc.nat({ max: stock.length - 1 });

it(`renders a page of ${MANY} blocks of all kinds but for the ${WRONG} that are wrong`, () => {
  // Redux Toolkit times itself in development, and complains on the console when the machine is busy.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  fc.assert(
    fc.property(wrongPositions, firstExample, fc.nat(), (wrong, first, mistake) => {
      const blocks = positions.map((index) => {
        const one = stock[(first + index) % stock.length];
        const mistakes = one?.mistakes ?? [];
        const props = wrong.includes(index) ? mistakes[(mistake + index) % mistakes.length] : one?.props;
        return { id: `b${index}`, type: one?.type, props };
      });
      const { html, dropped } = renderPage(minimalPage(blocks));
      expect(dropped.map(({ index }) => index)).toEqual(wrong);
      const rendered = [...html.matchAll(/ data-block-id="b(\d+)"/g)].map(([, index]) => Number(index));
      expect(rendered).toEqual(positions.filter((index) => !wrong.includes(index)));
    }),
    { seed: 500, numRuns: 4 },
  );
});
