import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchRaw } from './fetchRaw.ts';

const TRIES = 40;

/**
 * Makes sure that an uncached page is one: the site's own log must say that it rendered.
 *
 * @throws Error when it does not, since a cached page would be measured.
 */
export async function assertRendered(port: number, path: string, logFile: string): Promise<void> {
  const id = randomUUID();
  // The first visitor of a page gets a new one in any case.
  await fetchRaw(port, path, { accept: 'text/html' });
  await fetchRaw(port, path, { accept: 'text/html', 'x-request-id': id });
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const lines = readFileSync(logFile, 'utf8').split('\n');
    if (lines.some((line) => line.includes(id) && line.includes('"renderMs"'))) return;
    await sleep(50);
  }
  throw new Error(`${path} was not rendered anew: what would be measured is a cache (see ${logFile})`);
}
