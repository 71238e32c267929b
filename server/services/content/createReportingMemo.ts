import { createMemo } from '../../../memo/createMemo.ts';
import type { ContentEvent } from './ContentEvent.ts';
import type { ContentSource } from './ContentSource.ts';

/**
 * Parses a response once for as long as it is cached, and not once for each page. Its events are reported again for
 * each page made of it: in the log and in the request inspector each request is complete.
 *
 * @returns a function that parses an `answer` under `key`; `others` are further inputs, such as the URL index of the
 * site.
 */
export function createReportingMemo<T>() {
  const memo = createMemo<{ value: T; events: readonly ContentEvent[] }>();
  return (
    source: ContentSource,
    answer: object,
    key: string,
    read: (source: ContentSource) => T,
    ...others: readonly object[]
  ): T => {
    const make = () => {
      const events: ContentEvent[] = [];
      return { value: read({ ...source, report: (event) => void events.push(event) }), events };
    };
    const { value, events } = memo(answer, key, make, ...others);
    for (const event of events) source.report(event);
    return value;
  };
}
