import type { Request, Response } from 'express';
import { getNetwork } from '../http/getNetwork.ts';

/** The client of work, for fair queues and cancellation. */
export interface Client {
  /** Normalized, see getNetwork. */
  address: string;
  /** Aborted when it disconnects; absent for the server's own work. */
  signal?: AbortSignal | undefined;
}

/** The client of a request. Its signal is aborted when the response closes, complete or not. */
export function getClient(request: Request, response: Response): Client {
  const closing = new AbortController();
  response.once('close', () => closing.abort());
  if (response.closed) closing.abort();
  return { address: getNetwork(request.ip ?? ''), signal: closing.signal };
}
