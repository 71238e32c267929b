/** Keeps the folder of cached files below its limit. */
export interface DiskBudget {
  /** To be told of bytes as they are written. */
  wrote(bytes: number): void;
  /** The largest file worth keeping, in bytes. */
  readonly largestFile: number;
  /** Looks now, without waiting until enough has been written. */
  sweep(): Promise<void>;
}
