import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveOnLoopback } from '../../demo/services/serveOnLoopback.ts';
import { DEADLINE_MS } from './impatient.ts';

const MOODS = ['500', 'reset', 'slow', 'taken and cut'] as const;
type Mood = (typeof MOODS)[number] | 'well';

export interface FailingCrm {
  url: string;
  /** Payload by idempotency key: what a CRM that honours such keys has. */
  leads: Map<string, string>;
  calls: Record<Mood, number>;
  /** Calls whose payload was another one than the first under that key. */
  changed: string[];
  /** Calls that came while another call with the same key was still open. */
  overlaps: string[];
  /** Calls that came after one with the same key had been answered 200. */
  afterSuccess: number;
  close(): Promise<void>;
}

/** A CRM that fails half of its calls, in four ways; in two of them it may have taken the lead all the same. */
export async function startFailingCrm(random: () => number): Promise<FailingCrm> {
  const leads = new Map<string, string>();
  const open = new Set<string>();
  const answered = new Set<string>();
  const calls = { well: 0, '500': 0, reset: 0, slow: 0, 'taken and cut': 0 };
  const crm = { leads, calls, changed: [] as string[], overlaps: [] as string[], afterSuccess: 0 };

  const take = (key: string, body: string) => {
    const known = leads.get(key);
    if (known !== undefined && known !== body) crm.changed.push(key);
    leads.set(key, known ?? body);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse, key: string) => {
    const mood = random() < 0.5 ? 'well' : (MOODS[Math.floor(random() * MOODS.length)] ?? '500');
    calls[mood]++;
    if (mood === 'reset') return response.destroy();
    const body = await text(request);
    if (mood === '500') return response.writeHead(500).end();
    if (mood === 'slow') {
      if (random() < 0.5) take(key, body);
      // Past the deadline of the caller, who hangs up.
      await sleep(DEADLINE_MS + 300);
      return response.destroy();
    }
    take(key, body);
    if (mood === 'taken and cut') return response.destroy();
    await sleep(random() * 20);
    response.writeHead(200, { 'Content-Type': 'application/json' });
    return response.end('{}', () => answered.add(key));
  };

  const service = await serveOnLoopback((request, response) => {
    const key = String(request.headers['idempotency-key']);
    if (open.has(key)) crm.overlaps.push(key);
    if (answered.has(key)) crm.afterSuccess++;
    open.add(key);
    response.once('close', () => open.delete(key));
    // Whoever is killed in the middle of a call cuts it off.
    answer(request, response, key).catch(() => response.destroy());
  });
  return Object.assign(crm, service);
}
