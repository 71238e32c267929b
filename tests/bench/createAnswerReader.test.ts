import { describe, expect, it } from 'vitest';
import { createAnswerReader } from './createAnswerReader.ts';

/** Answers as bytes, cut into packets of so many. */
const packets = (text: string, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    Buffer.from(text.slice(index * size, (index + 1) * size), 'latin1'),
  );

const withLength = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nHello';
const inChunks =
  'HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nHello\r\n6\r\n World\r\n0\r\n\r\n';
const unchanged = 'HTTP/1.1 304 Not Modified\r\nETag: "x"\r\n\r\n';

describe('the reader of answers', () => {
  it.each([1, 3, 7, 1000])('knows the end of each, in packets of %i bytes', (size) => {
    const read = createAnswerReader();
    const statuses = [withLength, inChunks, unchanged, withLength].map((answer) =>
      packets(answer, size).map(read),
    );
    expect(statuses.map((one) => one.at(-1))).toEqual([200, 404, 304, 200]);
    expect(statuses.flatMap((one) => one.slice(0, -1)).filter((status) => status !== undefined)).toEqual([]);
  });
});
