import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Killable } from './killable.ts';

export interface Visitors {
  /** Every key ever sent. */
  sent: Set<string>;
  /** Keys that were told a reference: these must arrive. */
  acknowledged: Map<string, string>;
  /** Answers that should not be: another reference for the same key, a refusal. */
  wrong: string[];
  /** Sends until told to stop; then lets those who wait finish. */
  stop(): Promise<void>;
}

interface Crowd {
  servers: readonly Killable[];
  count: number;
  random: () => number;
}

/** Visitors who send leads without a pause, click twice now and then, repeat what got no answer, or go away. */
export function createVisitors({ servers, count, random }: Crowd): Visitors {
  const sent = new Set<string>();
  const acknowledged = new Map<string, string>();
  const wrong: string[] = [];
  let stopped = false;

  const send = async (key: string): Promise<boolean> => {
    const url = servers[Math.floor(random() * servers.length)]?.url();
    if (url === undefined) return false;
    const payload = { Leads: [{ Email: `${key}@example.com`, Comments: 'x'.repeat(500) }] };
    const body = JSON.stringify({ key, payload });
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(5000) });
    const reference = await response.text();
    if (response.status === 503) return false;
    const known = acknowledged.get(key) ?? reference;
    if (response.status !== 200 || known !== reference) wrong.push(`${key}: ${response.status} ${reference}`);
    acknowledged.set(key, reference);
    return true;
  };
  const trySend = (key: string) => send(key).catch(() => false);

  const visit = async (): Promise<void> => {
    while (!stopped) {
      const key = randomUUID();
      sent.add(key);
      const clicks = random() < 0.1 ? 2 : 1;
      const answers = await Promise.all(Array.from({ length: clicks }, () => trySend(key)));
      const isPatient = random() < 0.9;
      while (isPatient && !answers.includes(true)) {
        await sleep(20);
        answers.push(await trySend(key));
      }
      await sleep(random() * 30);
    }
  };
  const visits = Array.from({ length: count }, visit);
  return {
    sent,
    acknowledged,
    wrong,
    async stop() {
      stopped = true;
      await Promise.all(visits);
    },
  };
}
