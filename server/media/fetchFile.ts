import { contentFile } from '../../schemas/contentFile.ts';
import { NotFoundError, UpstreamError } from '../http/errors.ts';
import { maskPersonal } from '../observability/logs/maskPersonal.ts';
import { currentRequest, requestIdHeader, traceHeader } from '../observability/requestContext.ts';
import { inSpan } from '../observability/trace/inSpan.ts';

/** The source of pictures, videos and documents. */
export interface FileSource {
  /** Name of the service in cache keys: the URL of the embedded one changes with each start. */
  name: string;
  /** URL of the content service, without trailing slash. */
  url: string;
  /** Sent with every call, the key among them. */
  headers: Record<string, string>;
  /** Whether its circuit is open: no calls at the moment. */
  isCircuitOpen?: () => boolean;
}

/** Kind of file by media type; a document is any other, and SVG. */
export type FileKind = 'image' | 'video' | 'document';

/** Larger files are not served. */
export const MAX_BYTES: Readonly<Record<FileKind, number>> = {
  image: 500e6,
  video: 4e9,
  document: 500e6,
};

interface FileCall<Result> {
  kind: FileKind;
  method?: string;
  headers: Record<string, string>;
  /** Aborts the call and its body: the visitor has left. */
  signal?: AbortSignal;
  /** Reads the response before the deadline; a body that it leaves unread has no deadline. */
  read: (answer: Response) => Result | Promise<Result>;
}

const DEADLINE_MS = 10_000;

/**
 * Fetches a file from the content service in the context of the current request. Redirects are not followed: they
 * could lead to any host, with the key.
 * @param path from `filePath`.
 * @throws NotFoundError when the service has no such file, or another type.
 * @throws UpstreamError when the service fails or does not answer within ten seconds, or while its circuit is open.
 */
export function fetchFile<Result>(source: FileSource, path: string, call: FileCall<Result>): Promise<Result> {
  const attributes = { 'peer.service': 'content', 'url.path': maskPersonal(path) };
  return inSpan(`${call.method ?? 'GET'} file`, { kind: 'client', attributes }, () =>
    fetchNow(source, path, call),
  );
}

async function fetchNow<Result>(
  source: FileSource,
  path: string,
  { kind, method = 'GET', headers, signal, read }: FileCall<Result>,
): Promise<Result> {
  const upstream = currentRequest()?.upstream;
  if (source.isCircuitOpen?.()) {
    if (upstream) upstream.failed++;
    throw new UpstreamError('the content service is not called, its circuit is open');
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
    const problem = fileProblem(answer, kind, headers.range !== undefined);
    if (problem) throw problem;
    return await read(answer);
  } catch (cause) {
    // An unread body would hold its connection.
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

const WORDS = { image: 'picture', video: 'film', document: 'document' };

/** Why a response is not the requested file; undefined when it is. */
function fileProblem(
  { status, headers }: Response,
  kind: FileKind,
  isRange: boolean,
): NotFoundError | UpstreamError | undefined {
  const type = headers.get('content-type') ?? 'nothing';
  const word = WORDS[kind];
  if ([403, 404, 410].includes(status)) {
    return new NotFoundError(`the content service has no such ${word} (status ${status})`);
  }
  // An unsatisfiable range is between browser and service.
  if (status === 416 && isRange) return undefined;
  if (status >= 300 && status < 400) {
    return new NotFoundError(`the content service redirects the ${word} elsewhere`);
  }
  if (status !== 200 && status !== 206) {
    return new UpstreamError(`the content service answered with status ${status}`);
  }
  // Servers have no type for some documents; a page in place of one is a form to sign in, or a fault.
  const isOther =
    kind === 'document'
      ? /^(?:text\/html|application\/xhtml)/i.test(type)
      : !type.startsWith(`${kind}/`) || type.startsWith('image/svg');
  if (isOther) return new NotFoundError(`the content service delivered ${type} instead of a ${word}`);
  const size = Number(headers.get('content-range')?.split('/')[1] ?? headers.get('content-length') ?? 0);
  if (size > MAX_BYTES[kind]) return new NotFoundError(`the ${word} has ${size} bytes, too many`);
  return undefined;
}

/**
 * Validates the path of a file of the content service.
 * @param path as in the request, in any spelling.
 * @param extensions in lower case, without dot.
 * @returns its canonical form, safe to append to the service's URL.
 * @throws NotFoundError with the reason.
 */
export function filePath(path: string, extensions: readonly string[]): string {
  const file = contentFile(path);
  if (!file) throw new NotFoundError('the path is not that of a public file');
  if (!extensions.some((extension) => file.toLowerCase().endsWith(`.${extension}`))) {
    throw new NotFoundError(`the file does not end in ${extensions.join(', ')}`);
  }
  return file;
}
