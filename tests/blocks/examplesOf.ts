export interface Example {
  name: string;
  props: Record<string, unknown>;
}

const examples = import.meta.glob<Example[]>('../../blocks/*/*.examples.json', {
  eager: true,
  import: 'default',
});

/** The examples that stand beside a component. */
export const examplesOf = (component: string): Example[] =>
  examples[`../../blocks/${component}/${component}.examples.json`] ?? [];
