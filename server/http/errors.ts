/** Base of the errors that know which HTTP status they mean. Each sets its name: minifiers mangle class names. */
export class HttpError extends Error {
  readonly status: number;
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'HttpError';
    this.status = status;
  }
}

/** Nothing is published at this address. */
export class NotFoundError extends HttpError {
  constructor(message = 'This page could not be found') {
    super(404, message);
    this.name = 'NotFoundError';
  }
}

/** An outside service did not answer, or not as agreed; the visitor gets 503 and may retry. */
export class UpstreamError extends HttpError {
  /** Status of the service's answer, when there was one. */
  readonly upstreamStatus: number | undefined;
  constructor(message: string, options?: ErrorOptions & { upstreamStatus?: number | undefined }) {
    super(503, message, options);
    this.name = 'UpstreamError';
    this.upstreamStatus = options?.upstreamStatus;
  }
}

/** We have more to do than we can: better a prompt 503 than a full memory. */
export class BusyError extends HttpError {
  constructor(message: string) {
    super(503, message);
    this.name = 'BusyError';
  }
}

/** The client disconnected before its answer was made: nothing can be sent. 499 as in the logs of nginx. */
export class ClientLeftError extends HttpError {
  constructor() {
    super(499, 'the client disconnected before its turn');
    this.name = 'ClientLeftError';
  }
}

/** An address has asked for more than is made for one in so short a time; the visitor gets 429 and may retry. */
export class TooManyRequestsError extends HttpError {
  /** When it is worth another try. */
  readonly retryAfterSeconds: number;
  constructor(message: string, retryAfterSeconds: number) {
    super(429, message);
    this.name = 'TooManyRequestsError';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * The HTTP status an error means. Ours carry it; what Express refuses by itself (an address it cannot decode) is a
 * 404, because nothing can stand there; everything else is our fault.
 */
export function toHttpStatus(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  return error instanceof URIError ? 404 : 500;
}

/** The environment is wrong; the message is one sentence for each fault, on a line of its own, that names the variable. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}
