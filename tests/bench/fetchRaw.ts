import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it was sent: still compressed. */
  body: Buffer;
}

/** GETs a path of a server on the loopback; `fetch` would unpack what it gets. */
export async function fetchRaw(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const asked = request({ host: '127.0.0.1', port, path, headers, agent: false }).end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  if (!answer) throw new Error(`No answer to ${path}`);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}
