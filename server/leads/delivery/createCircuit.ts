import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
} from 'cockatiel';
import type { DeliveryTuning } from './DeliveryTuning.ts';
import type { Outcome } from './Target.ts';

interface Try {
  outcome: Outcome;
  /** The target was known to be down before. */
  isProbe: boolean;
}

export interface Circuit {
  /** How many calls may be running now: none while the target is left alone, one to see whether it is back. */
  room(): number;
  /** Milliseconds until there may be room; 0 when there is. */
  waitMs(): number;
  /** @returns undefined when the target went down in the meantime and nothing was sent. */
  run(send: () => Promise<Outcome>): Promise<Try | undefined>;
}

interface CircuitOptions {
  tuning: Pick<DeliveryTuning, 'concurrency' | 'failuresToOpen' | 'openMs' | 'capMs'>;
  onDown: () => void;
  onUp: () => void;
}

/** Leaves a target alone while it is down or asks for it, so that a hundred waiting leads do not become a hundred calls. */
export function createCircuit({ tuning, onDown, onUp }: CircuitOptions): Circuit {
  const { concurrency, failuresToOpen, openMs, capMs } = tuning;
  const breaker = circuitBreaker(
    handleWhenResult((result) => (result as Outcome).type === 'failed'),
    { breaker: new ConsecutiveBreaker(failuresToOpen), halfOpenAfter: openMs },
  );
  let leftAloneUntil = 0;
  let isDown = false;
  const leaveAlone = (ms: number) => {
    leftAloneUntil = Math.max(leftAloneUntil, Date.now() + ms);
  };
  breaker.onBreak(() => {
    leaveAlone(openMs);
    if (!isDown) onDown();
    isDown = true;
  });
  breaker.onReset(() => {
    isDown = false;
    onUp();
  });

  const waitMs = () => Math.max(0, leftAloneUntil - Date.now());
  return {
    waitMs,
    room: () => {
      if (waitMs() > 0) return 0;
      return breaker.state === CircuitState.Closed ? concurrency : 1;
    },
    async run(send) {
      const isProbe = breaker.state !== CircuitState.Closed;
      try {
        const outcome = await breaker.execute(send);
        if (outcome.type === 'failed' && outcome.retryAfterMs !== undefined) {
          leaveAlone(Math.min(outcome.retryAfterMs, capMs));
        }
        return { outcome, isProbe };
      } catch (error) {
        if (error instanceof BrokenCircuitError) return undefined;
        throw error;
      }
    },
  };
}
