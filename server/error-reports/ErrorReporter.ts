/** What somebody at the error-reporting service may read: nothing a visitor wrote. */
export interface ErrorReport {
  /** One plain sentence. */
  message: string;
  /** Sorting words and references, such as the target of a lead. */
  tags?: Readonly<Record<string, string>>;
  /** Of it only the name and the place in our code are told: what it says may quote somebody. */
  error?: unknown;
}

export interface ErrorReporter {
  /** Sends in the background; a service that is away costs nobody anything. */
  report(report: ErrorReport): void;
  /** Waits for what is under way, two seconds at most. */
  close(): Promise<void>;
}

/** Where errors are not reported. */
export const silentReporter: ErrorReporter = { report: () => undefined, close: async () => undefined };
