import { assembleTrace } from './assembleTrace.ts';
import type { RequestTrace } from './RequestTrace.ts';
import { listLogFiles, readLogFile } from './readLogFiles.ts';
import { isOfAdmin, requestIdIn } from './requestIdIn.ts';

/** Raw lines of all files in which a text stands, in the order of the files. */
async function linesWith(directory: string, text: string): Promise<string[]> {
  const files = (await listLogFiles(directory)).reverse();
  const found: string[] = [];
  for (const { path } of files) {
    for await (const lines of readLogFile(path)) {
      found.push(...lines.filter((line) => line.includes(text) && !isOfAdmin(line)));
    }
  }
  return found;
}

/** Everything the files say of a request; undefined when that is nothing. */
export async function findRequestInFiles(directory: string, id: string): Promise<RequestTrace | undefined> {
  return assembleTrace(id, await linesWith(directory, `"requestId":${JSON.stringify(id)}`));
}

/** Ids of the requests that have to do with a lead, newest first. @param reference as `readReference` returns it. */
export async function findLeadInFiles(directory: string, reference: string): Promise<string[]> {
  const lines = await linesWith(directory, `"reference":"${reference}"`);
  return [...new Set(lines.flatMap((line) => requestIdIn(line) ?? []))].reverse();
}
