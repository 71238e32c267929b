/** Reads the answers of one connection; tells their status when one is complete. */
export type AnswerReader = (chunk: Buffer) => number | undefined;

const END_OF_HEAD = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';

/**
 * As little reading of HTTP as a load generator needs: answers with a length, in chunks, or without a body, one after
 * the other. A body could hold the last chunk's five bytes just before a packet ends, but once in 2⁴⁰ packets.
 */
export function createAnswerReader(): AnswerReader {
  let head = '';
  let status = 0;
  /** Bytes still to come; undefined while the head is read; -1 when the body comes in chunks. */
  let left: number | undefined;
  let tail = '';

  const take = (body: Buffer): number | undefined => {
    if (left === undefined) return undefined;
    if (left >= 0) {
      left -= body.length;
      if (left > 0) return undefined;
    } else {
      tail = (tail + body.subarray(-LAST_CHUNK.length).toString('latin1')).slice(-LAST_CHUNK.length);
      if (tail !== LAST_CHUNK) return undefined;
    }
    [head, tail, left] = ['', '', undefined];
    return status;
  };

  return (chunk) => {
    if (left !== undefined) return take(chunk);
    const text = head + chunk.toString('latin1');
    const end = text.indexOf(END_OF_HEAD);
    if (end === -1) {
      head = text;
      return undefined;
    }
    const lines = text.slice(0, end).toLowerCase();
    status = Number(lines.slice(9, 12));
    const length = /\ncontent-length: *(\d+)/.exec(lines)?.[1];
    const isEmpty = status === 304 || status === 204;
    left = isEmpty ? 0 : lines.includes('\ntransfer-encoding: chunked') ? -1 : Number(length ?? 0);
    return take(chunk.subarray(chunk.length - (text.length - end - END_OF_HEAD.length)));
  };
}
