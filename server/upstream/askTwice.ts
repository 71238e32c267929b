import { askJson, type Failure, type JsonAnswer, type JsonQuestion } from './askJson.ts';

/**
 * Puts a question that changes nothing, and puts it once more when that may help and time is left.
 *
 * @param mayHelp whether to ask again after this failure; after any that is passing unless told.
 * @throws UpstreamError of the last try.
 */
export async function askTwice(
  question: JsonQuestion,
  mayHelp: (failure: Failure) => boolean = ({ passing }) => passing,
): Promise<JsonAnswer> {
  const first = await askJson(question);
  if ('body' in first) return first;
  if (!mayHelp(first) || question.signal.aborted) throw first.error;
  const second = await askJson(question);
  if ('body' in second) return second;
  throw second.error;
}
