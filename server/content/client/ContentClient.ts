import type { Locale } from '../../../locales/locales.ts';
import type { Question } from '../../cache/data/DataCache.ts';
import type { Document } from '../jsonapi/Document.ts';

/** An answer of the content service: what was asked for, or a definite no (forbidden or not there). */
export type Lookup<T> = { found: true; value: T } | { found: false; status: 403 | 404 };

/** How an answer of the content service is cached; see Question. */
export type Caching<T> = Pick<Question<T>, 'freshSeconds' | 'isAbsent' | 'refreshAfterPurge'>;

/** The HTTP side of the content service. Each method throws UpstreamError when it does not answer properly. */
export interface ContentClient {
  /** `host:port` the service is called by. */
  readonly host: string;
  /** GETs `path` (with its query) below the locale's own base and reads it with `read`. */
  get<T>(locale: Locale, path: string, read: (body: unknown) => T): Promise<Lookup<T>>;
  /** GETs a collection with all its pages as one document. */
  list(locale: Locale, path: string): Promise<Document>;
  /** The cached answer for the locale under `path`, else what `make` answers; the page's record hears of it. */
  cached<T>(locale: Locale, path: string, caching: Caching<T>, make: Question<T>['make']): Promise<T>;
}
