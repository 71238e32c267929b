import { createStackParser, createTransport } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';

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

interface ErrorReporterOptions {
  /** Address of the project at Sentry, or at what speaks like it. */
  dsn: string;
  environment: 'preprod' | 'prod';
}

const SEND_MS = 5000;
const CLOSE_MS = 2000;

/** Frames of an error, without what it says. */
function toException(error: unknown, parse: ReturnType<typeof createStackParser>) {
  if (!(error instanceof Error)) return undefined;
  const stacktrace = { frames: parse(error.stack ?? '') };
  return { values: [{ type: error.name, stacktrace }] };
}

/** Makes the client of the error-reporting service. Nothing is collected by itself: what is not told here is not sent. */
export function createErrorReporter({ dsn, environment }: ErrorReporterOptions): ErrorReporter {
  const stackParser = createStackParser(nodeStackLineParser());
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    platform: 'node',
    integrations: [],
    stackParser,
    sendClientReports: false,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const signal = AbortSignal.timeout(SEND_MS);
        const response = await fetch(options.url, {
          method: 'POST',
          // Their types know older arrays of bytes; fetch takes both.
          body: body as string,
          headers: { 'content-type': 'application/x-sentry-envelope' },
          signal,
        });
        await response.arrayBuffer();
        return { statusCode: response.status };
      }),
  });
  client.init();
  return {
    report({ message, tags, error }: ErrorReport) {
      const exception = toException(error, stackParser);
      client.captureEvent({
        level: 'error',
        message,
        ...(tags && { tags }),
        ...(exception && { exception }),
      });
    },
    close: async () => {
      await client.close(CLOSE_MS);
    },
  };
}
