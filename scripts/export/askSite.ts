import { setTimeout as pause } from 'node:timers/promises';

const TRIES = 4;
const PAUSE_MS = 1000;

/** Asks the site as a visitor who reads English, and follows no redirect. */
export function askSite(origin: string, address: string, headers = {}): Promise<Response> {
  return fetch(origin + address, {
    redirect: 'manual',
    headers: { accept: 'text/html', 'accept-language': 'en', 'accept-encoding': 'identity', ...headers },
  });
}

/** An answer that is not what was asked for, in words. */
export class BadAnswerError extends Error {
  constructor(address: string, status: number) {
    super(`${address} answers ${status}`);
    this.name = 'BadAnswerError';
  }
}

/** Asks for a file; a site that is busy with pictures is asked again. @throws BadAnswerError when there is none. */
export async function fetchFile(origin: string, address: string): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const answer = await askSite(origin, address);
    if (answer.status === 200) return answer;
    await answer.arrayBuffer();
    if (answer.status !== 503 || attempt === TRIES) throw new BadAnswerError(address, answer.status);
    await pause(PAUSE_MS * attempt);
  }
}
