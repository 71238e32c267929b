import { readFile } from 'node:fs/promises';
import { parseExamples } from './parseExamples.ts';

/** One entry of a block's examples file. */
export interface Example {
  name: string;
  props: Record<string, unknown>;
}

const BLOCKS = new URL('../../blocks/', import.meta.url);

/**
 * A block's examples, the default first; read each time, so that what is being edited shows.
 *
 * @throws ExamplesError when the file does not hold examples.
 */
export async function readExamples(component: string): Promise<Example[]> {
  const file = `${component}/${component}.examples.json`;
  return parseExamples(await readFile(new URL(file, BLOCKS), 'utf8'), `blocks/${file}`);
}
