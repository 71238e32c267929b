import { createStackParser, createTransport } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';

/** A report for the error-reporting service: without visitors' input. */
export interface ErrorReport {
  /** One plain sentence. */
  message: string;
  /** Tags such as the target of a lead. */
  tags?: Readonly<Record<string, string>>;
  /** Only its name and stack frames are sent: its message may quote input. */
  error?: unknown;
}

export interface ErrorReporter {
  /** Sends in the background; failures are ignored. */
  report(report: ErrorReport): void;
  /** Waits for pending reports, two seconds at most. */
  close(): Promise<void>;
}

/** Where errors are not reported. */
export const silentReporter: ErrorReporter = { report: () => undefined, close: async () => undefined };

interface ErrorReporterOptions {
  /** DSN of the project at Sentry or a compatible service. */
  dsn: string;
  environment: 'preprod' | 'prod';
}

const SEND_MS = 5000;
const CLOSE_MS = 2000;

/** Frames of an error, without its message. */
function toException(error: unknown, parse: ReturnType<typeof createStackParser>) {
  if (!(error instanceof Error)) return undefined;
  const stacktrace = { frames: parse(error.stack ?? '') };
  return { values: [{ type: error.name, stacktrace }] };
}

/** Creates the client of the error-reporting service. It collects nothing automatically. */
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
          // Its types declare older typed arrays; fetch takes both.
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
