import { isContentFile } from '../../renderer/contentFile.ts';
import { NotFoundError, UpstreamError } from '../http/errors.ts';
import { currentRequest, requestIdHeader, traceHeader } from '../observability/requestContext.ts';

/** Where pictures and films come from. */
export interface FileSource {
  /** Names the service in keys of kept files: the address of the embedded one changes with each start. */
  name: string;
  /** Address of the content service, without trailing slash. */
  url: string;
  /** Sent along with every call, the key among them. */
  headers: Record<string, string>;
  /** Whether its circuit is open: it is not asked for the moment. */
  isCircuitOpen?: () => boolean;
}

/** What a file must be by its media type. */
export type FileKind = 'image' | 'video';

interface FileCall<Result> {
  kind: FileKind;
  method?: string;
  headers: Record<string, string>;
  /** Ends the call, its body included: the visitor who waits for the file left. */
  signal?: AbortSignal;
  /** What to make of the answer while the deadline runs; a body it leaves unread has no deadline. */
  read: (answer: Response) => Result | Promise<Result>;
}

const DEADLINE_MS = 10_000;

/**
 * Asks the content service for a file on behalf of the current request, whose upstream counts it joins.
 * Redirects are not followed: they could lead anywhere, and the key with them.
 * @param path as `filePath` returns it.
 * @throws NotFoundError when the service has no such file, or something else in its place.
 * @throws UpstreamError when the service does not answer within ten seconds, or not properly, or while its circuit is open.
 */
export async function fetchFile<Result>(
  source: FileSource,
  path: string,
  { kind, method = 'GET', headers, signal, read }: FileCall<Result>,
): Promise<Result> {
  const upstream = currentRequest()?.upstream;
  if (source.isCircuitOpen?.()) {
    if (upstream) upstream.failed++;
    throw new UpstreamError('the content service is left alone, its circuit is open');
  }
  const start = performance.now();
  const ending = new AbortController();
  const late = setTimeout(() => ending.abort(new Error(`not done in ${DEADLINE_MS} ms`)), DEADLINE_MS);
  try {
    const answer = await fetch(source.url + path, {
      method,
      headers: { ...headers, ...requestIdHeader(), ...traceHeader(), ...source.headers },
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, ending.signal]) : ending.signal,
    });
    const problem = fileProblem(answer, kind);
    if (problem) throw problem;
    return await read(answer);
  } catch (cause) {
    // A body nobody reads would keep its connection.
    ending.abort();
    const error = cause instanceof NotFoundError || cause instanceof UpstreamError ? cause : broken(cause);
    if (upstream && error instanceof UpstreamError && !signal?.aborted) upstream.failed++;
    throw error;
  } finally {
    clearTimeout(late);
    if (upstream) {
      upstream.calls++;
      upstream.ms += performance.now() - start;
    }
  }
}

const broken = (cause: unknown): UpstreamError =>
  new UpstreamError(`the content service did not deliver the file: ${String(cause)}`, { cause });

const WORDS = { image: 'picture', video: 'film' };

/** Why an answer of the content service is not the file that was asked for; undefined when it is. */
function fileProblem(answer: Response, kind: 'image' | 'video'): NotFoundError | UpstreamError | undefined {
  const { status, headers } = answer;
  const type = headers.get('content-type') ?? 'nothing';
  const word = WORDS[kind];
  if ([403, 404, 410].includes(status)) {
    return new NotFoundError(`the content service has no such ${word} (status ${status})`);
  }
  // A range that cannot be satisfied is between the browser and the service.
  if (status === 416 && kind === 'video') return undefined;
  if (status >= 300 && status < 400) {
    return new NotFoundError(`the content service redirects the ${word} elsewhere`);
  }
  if (status !== 200 && status !== 206) {
    return new UpstreamError(`the content service answered with status ${status}`);
  }
  if (!type.startsWith(`${kind}/`) || type.startsWith('image/svg')) {
    return new NotFoundError(`the content service delivered ${type} instead of a ${word}`);
  }
  return undefined;
}

/**
 * Checks the path of a file on the content service that came from outside.
 * @param path as it stands in the request; only the one way pages write it is understood.
 * @param extensions in lower case, without dot.
 * @returns the path, safe to append to the address of the content service.
 * @throws NotFoundError that says what is wrong with it.
 */
export function filePath(path: string, extensions: readonly string[]): string {
  if (!isContentFile(path)) throw new NotFoundError('the path is not written as pages write those of files');
  if (!extensions.some((extension) => path.toLowerCase().endsWith(`.${extension}`))) {
    throw new NotFoundError(`the file does not end in ${extensions.join(', ')}`);
  }
  return path;
}
