import { NotFoundError, UpstreamError } from '../errors.ts';

const WORDS = { image: 'picture', video: 'film' };

/** Why an answer of the content service is not the file that was asked for; undefined when it is. */
export function fileProblem(
  answer: Response,
  kind: 'image' | 'video',
): NotFoundError | UpstreamError | undefined {
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
