/**
 * What the processes of a site share besides cached answers and pages. Every call fails at once while the store is
 * down, and soon when it hangs; callers go on without it.
 */
export interface SharedStore {
  /** A Redis command. */
  call(command: string, ...args: string[]): Promise<unknown>;
  /** Called each time the store becomes reachable, the first time included. */
  onBack(listen: () => void): void;
}
