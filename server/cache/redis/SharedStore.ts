/**
 * What the processes of a site share besides cached answers and pages. Every call fails at once while the store is
 * away, and soon when it hangs; the caller goes on without it.
 */
export interface SharedStore {
  /** A command as Redis knows it. */
  call(command: string, ...args: string[]): Promise<unknown>;
  /** Called each time the store can be reached again, the first time included. */
  onBack(listen: () => void): void;
}
