import type { IncomingMessage } from 'node:http';

/** The body of a request as text; undefined when there are more bytes than these, which are read all the same. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop early would end the connection before it has had an answer.
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks).toString();
}
