export interface Alarm {
  /** Resolves after so many milliseconds, or as soon as it rings; at once when it rang since the last wait. */
  wait(ms: number): Promise<void>;
  ring(): void;
}

/** A wait that can be cut short. One waits at a time. */
export function createAlarm(): Alarm {
  let rang = false;
  let wake: (() => void) | undefined;
  return {
    async wait(ms) {
      if (!rang) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rang = false;
      wake = undefined;
    },
    ring() {
      rang = true;
      wake?.();
    },
  };
}
