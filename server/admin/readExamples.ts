import { readFile } from 'node:fs/promises';

/** One entry of a block's examples file; its tests hold that it is valid. */
export interface Example {
  name: string;
  props: Record<string, unknown>;
}

const BLOCKS = new URL('../../blocks/', import.meta.url);

/** A block's examples, the default first; read each time, so that what is being edited shows. */
export async function readExamples(component: string): Promise<Example[]> {
  const file = new URL(`${component}/${component}.examples.json`, BLOCKS);
  // Held to this form by tests/blocks.
  return JSON.parse(await readFile(file, 'utf8')) as Example[];
}
