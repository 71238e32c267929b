import { NotFoundError, UpstreamError } from '../errors.ts';
import { currentRequest } from '../requestContext.ts';
import { fileProblem } from './fileProblem.ts';

const LARGEST = 30 * 1024 * 1024;
const DEADLINE_MS = 10_000;
const TOO_LARGE = `the original is larger than ${LARGEST} bytes`;

/**
 * Fetches a picture from the content service. Redirects are not followed: they could lead anywhere.
 * @throws NotFoundError when the service has no such picture, or something else in its place.
 * @throws UpstreamError when the service does not answer, or not properly.
 */
export async function fetchOriginal(url: string, headers: Record<string, string>): Promise<Buffer> {
  const request = currentRequest();
  const start = performance.now();
  try {
    const response = await fetch(url, {
      headers: { ...headers, accept: 'image/*', ...(request && { 'x-request-id': request.id }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const problem = fileProblem(response, 'image') ?? tooLarge(response.headers);
    if (problem) {
      // A body nobody reads would keep its connection.
      await response.body?.cancel();
      throw problem;
    }
    return await readBody(response);
  } catch (error) {
    if (request && !(error instanceof NotFoundError)) request.upstream.failed++;
    if (error instanceof NotFoundError || error instanceof UpstreamError) throw error;
    throw new UpstreamError(`the content service did not deliver the picture: ${String(error)}`, {
      cause: error,
    });
  } finally {
    if (request) {
      request.upstream.calls++;
      request.upstream.ms += performance.now() - start;
    }
  }
}

async function readBody({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > LARGEST) throw new NotFoundError(TOO_LARGE);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(headers: Headers): NotFoundError | undefined {
  return Number(headers.get('content-length')) > LARGEST ? new NotFoundError(TOO_LARGE) : undefined;
}
