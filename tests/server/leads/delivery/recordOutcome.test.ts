import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DELIVERY_TUNING } from '../../../../server/leads/delivery/DeliveryTuning.ts';
import { recordOutcome } from '../../../../server/leads/delivery/recordOutcome.ts';
import type { Outcome } from '../../../../server/leads/delivery/Target.ts';
import type { FailedTry } from '../../../../server/leads/store/LeadStore.ts';

const DAY = 86_400_000;
const failed = { type: 'failed', status: 503, error: 'The CRM answered 503' } as const;
const now = 1_000_000;

interface Circumstances {
  attempts?: number;
  isProbe?: boolean;
  random?: () => number;
}

/** What the store is told of a failed try; as late as chance has it unless told. */
async function afterFailure(outcome: Outcome, circumstances: Circumstances = {}): Promise<FailedTry> {
  const { attempts = 0, isProbe = false, random = () => 1 } = circumstances;
  const told: FailedTry[] = [];
  await recordOutcome(
    { key: 'key', target: 'crm', by: 'me', reference: 'EST-1', requestId: null, attempts, payload: {} },
    outcome,
    isProbe,
    {
      store: { delivered: async () => undefined, failed: async (_claim, failure) => void told.push(failure) },
      target: { name: 'crm' },
      tuning: DELIVERY_TUNING,
      random,
      report: () => undefined,
    },
  );
  const [failure] = told;
  if (!failure) throw new Error('The store was told nothing');
  return failure;
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  onTestFinished(() => void vi.useRealTimers());
});

describe('after a failed attempt', () => {
  it.each([
    [0, 2000],
    [1, 4000],
    [4, 32_000],
    [8, 512_000],
    [9, 900_000],
    [10, 900_000],
  ])('%i earlier failures: next try after %i ms', async (attempts, wait) => {
    expect(await afterFailure(failed, { attempts })).toEqual({
      status: 'pending',
      attempts: attempts + 1,
      nextAt: now + wait,
      lastStatus: 503,
      lastError: 'The CRM answered 503',
    });
    expect((await afterFailure(failed, { attempts, random: () => 0 })).nextAt).toBe(now);
  });

  it.each([
    [60_000, 60_000],
    [1, 2000],
    [400 * DAY, DAY],
  ])('Retry-After %i ms is respected, up to a day', async (retryAfterMs, wait) => {
    expect((await afterFailure({ ...failed, retryAfterMs })).nextAt - now).toBe(wait);
  });

  it('dead after twelve attempts', async () => {
    expect(await afterFailure(failed, { attempts: 11 })).toMatchObject({ status: 'dead', attempts: 12 });
  });

  it('dead at once if the payload was refused', async () => {
    const refused = { type: 'refused', status: 422, error: 'wrong' } as const;
    expect(await afterFailure(refused)).toMatchObject({ status: 'dead', attempts: 1, lastStatus: 422 });
  });

  it('a failed probe does not count as an attempt', async () => {
    const after = await afterFailure(failed, { attempts: 11, isProbe: true });
    expect(after).toMatchObject({ status: 'pending', attempts: 11 });
  });
});
