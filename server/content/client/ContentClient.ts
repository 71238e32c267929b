import type { Locale } from '../../../locales/locales.ts';
import type { Document } from '../jsonapi/Document.ts';

/** An answer of the content service: what was asked for, or a definite no (forbidden or not there). */
export type Lookup<T> = { found: true; value: T } | { found: false; status: 403 | 404 };

/** How long an answer is kept, in seconds; or that, and which are kept in this process alone (see FetchOptions). */
export type KeptFor<T> = number | { expirySeconds: number; staysHere: (value: T) => boolean };

/** The HTTP side of the content service. Each method throws UpstreamError when it does not answer properly. */
export interface ContentClient {
  /** `host:port` the service is called by. */
  readonly host: string;
  /** GETs `path` (with its query) below the locale's own base and reads it with `read`. */
  get<T>(locale: Locale, path: string, read: (body: unknown) => T): Promise<Lookup<T>>;
  /** GETs a collection with all its pages as one document. */
  list(locale: Locale, path: string): Promise<Document>;
  /** `make`, kept for the locale under `path`; the observer hears when a kept value was served. */
  cached<T>(locale: Locale, path: string, kept: KeptFor<T>, make: () => Promise<T>): Promise<T>;
}
