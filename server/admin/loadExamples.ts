import { readFile } from 'node:fs/promises';
import { isRecord } from '../../schemas/isRecord.ts';
import { NotFoundError } from '../http/errors.ts';
import { refuseJson } from './parseJson.ts';

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
export async function loadExamples(component: string): Promise<Example[]> {
  const file = `${component}/${component}.examples.json`;
  return parseExamples(await readFile(new URL(file, BLOCKS), 'utf8'), `blocks/${file}`);
}

/**
 * One of them.
 *
 * @param position from 1, as it was written in an address.
 * @throws NotFoundError; ExamplesError
 */
export async function loadExample(component: string, position: unknown): Promise<Example> {
  const example = (await loadExamples(component))[Number(position) - 1];
  if (!example) throw new NotFoundError('there is no such example');
  return example;
}

const isExample = (value: unknown): value is Example =>
  isRecord(value) && typeof value.name === 'string' && isRecord(value.props);

/**
 * The examples in the text of a file; whether their props are valid is looked at where they are shown.
 *
 * @param file its path in the repository, for the message.
 * @throws ExamplesError
 */
export function parseExamples(text: string, file: string): Example[] {
  const fault = refuseJson(text);
  if (fault !== undefined) throw new ExamplesError(`${file} is no JSON. ${fault.message}`);
  const examples: unknown = JSON.parse(text);
  if (Array.isArray(examples) && examples.every(isExample)) return examples;
  throw new ExamplesError(`${file} must be a list of { "name": "…", "props": { … } }`);
}

/** A block's examples file that cannot be read; the message names it and says why. */
export class ExamplesError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ExamplesError';
  }
}
