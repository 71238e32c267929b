import { bulkhead } from 'cockatiel';
import { HttpError, UpstreamError } from '../../http/errors.ts';
import { fetchOriginal } from '../../media/createOriginals.ts';
import { type FileKind, type FileSource, fetchFile } from '../../media/fetchFile.ts';
import { assertUndamaged, PictureError } from '../../media/inspectPicture.ts';
import { causeIn } from './crawlPages.ts';
import type { Retry } from './createRetry.ts';
import type { Finding } from './Finding.ts';

/** What is wrong with a file of the content service; undefined when it can be shown. */
export type FileCheck = (
  path: string,
  kind: FileKind,
) => Promise<Pick<Finding, 'kind' | 'reason' | 'cause'> | undefined>;

const AT_ONCE = 6;

/** Checks that files exist, and that pictures can be decoded to their end; each is requested once. */
export function createFileCheck(source: FileSource, retry: Retry): FileCheck {
  const asked = new Map<string, ReturnType<FileCheck>>();
  const limit = bulkhead(AT_ONCE, Number.POSITIVE_INFINITY);

  const load: (...file: Parameters<FileCheck>) => Promise<void> = async (path, kind) => {
    if (kind === 'image') return assertUndamaged(await fetchOriginal(source, path));
    await fetchFile(source, path, { kind, method: 'HEAD', headers: {}, read: () => undefined });
  };

  const ask: FileCheck = async (path, kind) => {
    try {
      await limit.execute(() => retry(() => load(path, kind)));
      return undefined;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return {
        kind: error instanceof PictureError ? 'damaged-file' : 'missing-file',
        reason: `${path}: ${error.message}`,
        ...(error instanceof UpstreamError && { cause: causeIn(error) }),
      };
    }
  };

  return (path, kind) => {
    const key = `${kind} ${path}`;
    const answer = asked.get(key) ?? ask(path, kind);
    asked.set(key, answer);
    return answer;
  };
}
