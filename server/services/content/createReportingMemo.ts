import { createMemo } from '../../../renderer/createMemo.ts';
import type { ContentEvent } from './ContentEvent.ts';
import type { ContentSource } from './ContentSource.ts';

/**
 * Reads an answer once for as long as it is kept, and not once for each page. What was wrong with it is told all the
 * same for each page that is made of it: in the log, and in the request inspector, each visit stands for itself.
 *
 * @returns what reads an `answer` under `key`; `others` is what else it is read with, such as the addresses of the site.
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
