import { BrokenCircuitError, CircuitState, circuitBreaker, handleWhenResult, type IBreaker } from 'cockatiel';
import type { Failure, JsonAnswer } from './JsonQuestion.ts';

/** Leaves a service alone that does not answer: whoever asks is told so at once, instead of waiting for a deadline. */
export interface Circuit {
  /**
   * Puts the question, unless the service rests.
   * @param about what is asked for, as the log may show it.
   * @returns undefined when the service rests and was not asked.
   */
  run(about: string, ask: () => Promise<JsonAnswer | Failure>): Promise<JsonAnswer | Failure | undefined>;
  /** Whether whoever asked now would be turned away. */
  isResting(): boolean;
}

interface CircuitOptions {
  onRest: (last: Failure) => void;
  onBack: () => void;
  failuresToRest?: number;
  /** One page asks several questions at once: failures within so short a time are one hiccup. */
  hiccupMs?: number;
  restMs?: number;
}

/** No answer at all, a gateway that speaks for it, or an answer that is not in its language. */
const isSilence = ({ status }: Failure): boolean => status === undefined || status !== 500;

/** A refusal (4xx) is an answer: the service is there. */
const isTrouble = (answer: JsonAnswer | Failure): answer is Failure =>
  'error' in answer && (answer.status === undefined || answer.status >= 500 || answer.status < 400);

/**
 * Five failures in a row over a second or more, and the service rests for ten seconds; then one question looks whether it is back, while all
 * others are still turned away. A 500 counts once for each address: one broken page, asked for again and again, must
 * not take the others with it.
 */
export function createCircuit({
  onRest,
  onBack,
  failuresToRest = 5,
  hiccupMs = 1000,
  restMs = 10_000,
}: CircuitOptions): Circuit {
  const failed = new Set<string | symbol>();
  let failingSince = Number.POSITIVE_INFINITY;
  let last: Failure | undefined;
  const inARow: IBreaker = {
    state: undefined,
    success() {
      failed.clear();
      failingSince = Number.POSITIVE_INFINITY;
    },
    failure: () => failed.size >= failuresToRest && Date.now() - failingSince >= hiccupMs,
  };
  const policy = circuitBreaker(
    handleWhenResult((result) => isTrouble(result as JsonAnswer | Failure)),
    { breaker: inARow, halfOpenAfter: restMs },
  );
  let isDown = false;
  let restsUntil = 0;
  policy.onBreak(() => {
    restsUntil = Date.now() + restMs;
    if (!isDown && last) onRest(last);
    isDown = true;
  });
  policy.onReset(() => {
    isDown = false;
    onBack();
  });

  const isResting = () =>
    policy.state === CircuitState.HalfOpen || (policy.state === CircuitState.Open && Date.now() < restsUntil);

  return {
    isResting,
    async run(about, ask) {
      // Cockatiel would let them wait for the one that looks.
      if (isResting()) return undefined;
      try {
        return await policy.execute(async () => {
          const start = Date.now();
          const answer = await ask();
          if (isTrouble(answer)) {
            last = answer;
            failingSince = Math.min(failingSince, start);
            failed.add(isSilence(answer) ? Symbol(about) : about);
          }
          return answer;
        });
      } catch (error) {
        if (error instanceof BrokenCircuitError) return undefined;
        throw error;
      }
    },
  };
}
