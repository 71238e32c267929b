/** Base of errors with an HTTP status. Each sets its name: minifiers mangle class names. */
export class HttpError extends Error {
  readonly status: number;
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'HttpError';
    this.status = status;
  }
}

/** No page is published at this address. */
export class NotFoundError extends HttpError {
  constructor(message = 'This page could not be found') {
    super(404, message);
    this.name = 'NotFoundError';
  }
}

/** An external service failed; the visitor gets 503 and may retry. */
export class UpstreamError extends HttpError {
  /** Status of the service's response, if there was one. */
  readonly upstreamStatus: number | undefined;
  constructor(message: string, options?: ErrorOptions & { upstreamStatus?: number | undefined }) {
    super(503, message, options);
    this.name = 'UpstreamError';
    this.upstreamStatus = options?.upstreamStatus;
  }
}

/** Overload: a prompt 503 is better than a full memory. */
export class BusyError extends HttpError {
  constructor(message: string) {
    super(503, message);
    this.name = 'BusyError';
  }
}

/** The client disconnected before its response. 499 as in nginx. */
export class ClientLeftError extends HttpError {
  constructor() {
    super(499, 'the client disconnected before its turn');
    this.name = 'ClientLeftError';
  }
}

/** Too many requests of one address; the visitor gets 429 and may retry. */
export class TooManyRequestsError extends HttpError {
  /** Value of Retry-After. */
  readonly retryAfterSeconds: number;
  constructor(message: string, retryAfterSeconds: number) {
    super(429, message);
    this.name = 'TooManyRequestsError';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * The HTTP status of an error. The site's own carry it; what Express refuses itself (a URL it cannot decode) is a 404;
 * anything else is a 500.
 */
export function toHttpStatus(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  return error instanceof URIError ? 404 : 500;
}

/** Invalid environment; the message has one sentence a line for each fault, with the variable. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}
