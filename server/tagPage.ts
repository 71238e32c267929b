import { currentRequest } from './requestContext.ts';

/** Notes what the page that is being made is made of. Outside of a page nobody asks for it. */
export function tagPage(...tags: readonly string[]): void {
  const request = currentRequest();
  if (!request) return;
  request.tags ??= new Set();
  for (const tag of tags) request.tags.add(tag);
}

/** Notes it of a list or another answer, whether or not it can be had: it is asked for again when it changes. */
export function tagged<Rest extends readonly unknown[], Answer>(
  ask: (...asked: Rest) => Promise<Answer>,
  tagOf: (...asked: Rest) => string,
): (...asked: Rest) => Promise<Answer> {
  return (...asked) => {
    tagPage(tagOf(...asked));
    return ask(...asked);
  };
}
