import { bulkhead } from 'cockatiel';
import { HttpError } from '../../http/errors.ts';
import { type FileKind, type FileSource, fetchFile } from '../../media/fetchFile.ts';

/** What is wrong with a file of the content service, in one sentence; undefined when it exists. */
export type FileCheck = (path: string, kind: FileKind) => Promise<string | undefined>;

const AT_ONCE = 6;

/** Checks that files exist; each is requested once, without its body. */
export function createFileCheck(source: FileSource): FileCheck {
  const asked = new Map<string, Promise<string | undefined>>();
  const limit = bulkhead(AT_ONCE, Number.POSITIVE_INFINITY);

  const ask = async (path: string, kind: FileKind): Promise<string | undefined> => {
    try {
      await limit.execute(() =>
        fetchFile(source, path, { kind, method: 'HEAD', headers: {}, read: () => undefined }),
      );
      return undefined;
    } catch (error) {
      if (error instanceof HttpError) return `${path}: ${error.message}`;
      throw error;
    }
  };

  return (path, kind) => {
    const key = `${kind} ${path}`;
    const answer = asked.get(key) ?? ask(path, kind);
    asked.set(key, answer);
    return answer;
  };
}
