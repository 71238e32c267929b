import { toHttpStatus } from '../../http/errors.ts';
import { maskPersonal } from '../logs/maskPersonal.ts';
import { currentRequest, currentTrace, runInSpan } from '../requestContext.ts';
import { getTracer, type Span, type SpanNotes, type SpanOptions } from './tracer.ts';

const NOBODY: SpanNotes = { set: () => undefined, fail: () => undefined };

interface Options extends Partial<Pick<SpanOptions, 'kind' | 'attributes'>> {
  /** Begins a trace of its own: for work that no request waits for. */
  isRoot?: boolean;
}

/** What is missing is an answer, too. */
const note = (span: Span, error: unknown): void => {
  if (toHttpStatus(error) < 500) return;
  const { name, message } = error instanceof Error ? error : { name: typeof error, message: '' };
  span.set({ 'error.type': name });
  span.fail(maskPersonal(message));
};

/**
 * Runs `work` as a span of the current trace, until it returns or its promise settles; while traces are off, it is
 * only run.
 */
export function inSpan<Result>(
  name: string,
  { kind = 'internal', attributes = {}, isRoot = false }: Options,
  work: (span: SpanNotes) => Result,
): Result {
  const tracer = getTracer();
  if (!tracer) return work(NOBODY);
  const request = currentRequest();
  if (request) request.hasSpans = true;
  const span = tracer.begin(name, { kind, attributes, parent: isRoot ? undefined : currentTrace() });
  try {
    const result = runInSpan(span, () => work(span));
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    result.then(
      () => span.end(),
      (error: unknown) => {
        note(span, error);
        span.end();
      },
    );
    return result;
  } catch (error) {
    note(span, error);
    span.end();
    throw error;
  }
}
