import { describe, expect, it } from 'vitest';
import { afterFailure } from '../../../../server/leads/delivery/afterFailure.ts';
import { DELIVERY_TUNING } from '../../../../server/leads/delivery/DeliveryTuning.ts';

const DAY = 86_400_000;
const failed = { type: 'failed', status: 503, error: 'The CRM answered 503' } as const;
const now = 1_000_000;
/** As late as chance has it. */
const latest = { attempts: 0, isProbe: false, now, random: () => 1 };

describe('after a try that failed', () => {
  it.each([
    [0, 2000],
    [1, 4000],
    [4, 32_000],
    [8, 512_000],
    [9, 900_000],
    [10, 900_000],
  ])('after %i failures before, waits %i ms at most', (attempts, wait) => {
    const after = afterFailure(failed, { ...latest, attempts }, DELIVERY_TUNING);
    expect(after).toEqual({
      status: 'pending',
      attempts: attempts + 1,
      nextAt: now + wait,
      lastStatus: 503,
      lastError: 'The CRM answered 503',
    });
    expect(afterFailure(failed, { ...latest, attempts, random: () => 0 }, DELIVERY_TUNING).nextAt).toBe(now);
  });

  it('waits as long as the target asks, but no longer than a day', () => {
    const wait = (retryAfterMs: number) =>
      afterFailure({ ...failed, retryAfterMs }, latest, DELIVERY_TUNING).nextAt - now;
    expect([wait(60_000), wait(1), wait(400 * DAY)]).toEqual([60_000, 2000, DAY]);
  });

  it('gives up after twelve', () => {
    expect(afterFailure(failed, { ...latest, attempts: 11 }, DELIVERY_TUNING)).toMatchObject({
      status: 'dead',
      attempts: 12,
    });
  });

  it('gives up at once when the payload is wrong', () => {
    const refused = { type: 'refused', status: 422, error: 'wrong' } as const;
    const after = afterFailure(refused, latest, DELIVERY_TUNING);
    expect(after).toMatchObject({ status: 'dead', attempts: 1, lastStatus: 422 });
  });

  it('does not hold it against a lead that the target is still down', () => {
    const after = afterFailure(failed, { ...latest, attempts: 11, isProbe: true }, DELIVERY_TUNING);
    expect(after).toMatchObject({ status: 'pending', attempts: 11 });
  });
});
