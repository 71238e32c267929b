import type { BlockExample } from '../../renderer/src/testing.ts';

const examples = import.meta.glob<BlockExample[]>('../../blocks/*/*.examples.json', {
  eager: true,
  import: 'default',
});

/** The examples that stand beside a component. */
export const getExamples = (component: string): BlockExample[] =>
  examples[`../../blocks/${component}/${component}.examples.json`] ?? [];
