import { isRecord } from '../isRecord.ts';
import { ExamplesError } from './ExamplesError.ts';
import type { Example } from './readExamples.ts';
import { refuseJson } from './readJson.ts';

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
  if (fault !== undefined) throw new ExamplesError(`${file} is no JSON. ${fault}`);
  const examples: unknown = JSON.parse(text);
  if (Array.isArray(examples) && examples.every(isExample)) return examples;
  throw new ExamplesError(`${file} must be a list of { "name": "…", "props": { … } }`);
}
