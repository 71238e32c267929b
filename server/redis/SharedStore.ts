/**
 * What the processes of a site share. Every call fails at once while the store is away, and soon when it hangs; whoever
 * uses it goes on without it.
 */
export interface SharedStore {
  /** @returns undefined when nothing is kept under the key. */
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Removes every key that starts with `prefix`. */
  clear(prefix: string): Promise<void>;
  /** A command as Redis knows it, for packages that bring their own. */
  call(command: string, ...args: string[]): Promise<unknown>;
  /** Tells every process that listens to the channel, this one too. */
  publish(channel: string, message: string): Promise<void>;
  /** Listens from now on, through every loss of the store; what is said meanwhile is missed. */
  subscribe(channel: string, hear: (message: string) => void): void;
  /** Called each time the store can be reached again, the first time included. */
  onBack(listen: () => void): void;
}
