import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen } from '../../loopback.ts';

interface CrmCall {
  headers: IncomingHttpHeaders;
  method: string | undefined;
  url: string | undefined;
  body: unknown;
}

/** A service that answers as the test says, and remembers what it was asked. */
export async function startCrm(answer: (response: ServerResponse, call: number) => void) {
  const calls: CrmCall[] = [];
  const { origin } = await listen(async (request, response) => {
    const { headers, method, url } = request;
    calls.push({ headers, method, url, body: await json(request) });
    answer(response, calls.length);
  });
  return { url: origin, calls };
}

export function say(response: ServerResponse, status: number, body?: unknown, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
