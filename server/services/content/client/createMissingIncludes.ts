import { LRUCache } from 'lru-cache';
import { isRecord } from '../../../../schemas/isRecord.ts';

/** Relationships that the content service does not have. */
export interface MissingIncludes {
  /** The address without the include paths that lead through them. */
  strip(url: URL): URL;
  /**
   * Learns from the body of a 400 what the service does not have.
   *
   * @param url as it was asked.
   * @returns undefined where the 400 has another reason.
   */
  learn(url: URL, body: unknown): MissingInclude | undefined;
  /** Asks for all of them again, as after a purge: fields may have been added. */
  forget(): void;
}

export interface MissingInclude {
  /** JSON:API type of the collection that was asked for: `node--page`. */
  type: string;
  /** Include path that ends with the unknown name: `field_blocks.field_tide`. */
  path: string;
}

/** A field may be added in Drupal at any time. */
const REMEMBERED_MS = 600_000;
const MAX_TYPES = 100;

/**
 * Remembers which relationships the content service does not have. Drupal refuses a whole call for one unknown name
 * (400), and names only the first of several: a block type that is released before its field exists would make every
 * page fail.
 */
export function createMissingIncludes(): MissingIncludes {
  const missing = new LRUCache<string, ReadonlySet<string>>({ max: MAX_TYPES, ttl: REMEMBERED_MS });
  return {
    strip(url) {
      const paths = includePaths(url);
      const left = missing.get(typeAt(url));
      if (!left || paths.length === 0) return url;
      const kept = paths.filter((path) => ![...left].some((name) => leadsThrough(path, name)));
      return kept.length === paths.length ? url : withInclude(url, kept);
    },
    learn(url, body) {
      const path = findUnknown(body, includePaths(url));
      if (path === undefined) return undefined;
      const type = typeAt(url);
      missing.set(type, new Set([...(missing.get(type) ?? []), path]));
      return { type, path };
    },
    forget: () => missing.clear(),
  };
}

const includePaths = ({ searchParams }: URL): string[] =>
  searchParams.get('include')?.split(',').filter(Boolean) ?? [];

/** `node--page` of `/de/jsonapi/node/page/<id>`: what Drupal knows depends on neither language nor resource. */
const typeAt = ({ pathname }: URL): string =>
  /\/jsonapi\/([^/]+)\/([^/]+)/.exec(pathname)?.slice(1).join('--') ?? pathname;

const leadsThrough = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);

function withInclude(url: URL, paths: readonly string[]): URL {
  const query = url.search.replace(/([?&])include=[^&]*&?/, '$1').replace(/[?&]$/, '');
  const stripped = new URL(url);
  const joint = query === '' ? '?' : '&';
  stripped.search = paths.length > 0 ? `${query}${joint}include=${paths.join(',')}` : query;
  return stripped;
}

const UNKNOWN = /`([^`]+)` is not a valid relationship field name/g;
const NESTED = /^`([^`]+)` is not a valid include path/;

/**
 * The unknown relationship in Drupal's answer. A nested path is quoted whole, followed by a sentence for each bundle: on
 * some bundles an earlier name of the path is unknown as well, so the last name of the path that a sentence has is the
 * wrong one.
 */
function findUnknown(body: unknown, asked: readonly string[]): string | undefined {
  const [error] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  const detail: unknown = isRecord(error) ? error.detail : undefined;
  if (typeof detail !== 'string') return undefined;
  const unknown = [...detail.matchAll(UNKNOWN)].map(([, name = '']) => name);
  const whole = NESTED.exec(detail)?.[1] ?? unknown[0];
  if (whole === undefined || !asked.some((path) => leadsThrough(path, whole))) return undefined;
  const names = whole.split('.');
  const last = names.findLastIndex((name) => unknown.includes(name));
  return names.slice(0, last < 0 ? names.length : last + 1).join('.');
}
