import type { Request, Response } from 'express';
import { getNetwork } from '../http/getNetwork.ts';

/** On whose behalf work is done, so that it can be shared out fairly and dropped in time. */
export interface Client {
  /** As addresses are counted everywhere, see getNetwork. */
  address: string;
  /** Aborted when it disconnects; absent for work of the server's own. */
  signal?: AbortSignal | undefined;
}

/** The client behind a request. Its signal is aborted when the response closes, be it complete or not. */
export function getClient(request: Request, response: Response): Client {
  const closing = new AbortController();
  response.once('close', () => closing.abort());
  if (response.closed) closing.abort();
  return { address: getNetwork(request.ip ?? ''), signal: closing.signal };
}
