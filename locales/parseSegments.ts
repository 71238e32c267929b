/** Why an address is not valid on this site. */
export type PathFault =
  | 'too-long'
  | 'no-leading-slash'
  | 'trailing-slash'
  | 'empty-segment'
  | 'bad-encoding'
  | 'control-character'
  | 'dot-segment'
  | 'reserved-character';

export type Segments = { segments: string[] } | { fault: PathFault };

const MAX_LENGTH = 2048;

function decode(segment: string): string | undefined {
  if (!segment.isWellFormed()) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function faultIn(segment: string): PathFault | undefined {
  if (segment === '') return 'empty-segment';
  if (/\p{Cc}/u.test(segment)) return 'control-character';
  if (segment === '.' || segment === '..') return 'dot-segment';
  // Decoded, or decoded twice, these would make `/a%2Fb` or `/a%253Fb` another name for `/a/b` or `/a`, here or in the
  // CMS. A `%` that cannot be decoded again, as in `100%`, is a character like any other.
  if (/[/\\?#]|%[\da-f]{2}/i.test(segment)) return 'reserved-character';
  return undefined;
}

/**
 * Splits a path into decoded segments; the root has none. Strict, since the result is a cache key and part of requests
 * to the content service.
 */
export function parseSegments(pathname: string): Segments {
  if (pathname.length > MAX_LENGTH) return { fault: 'too-long' };
  if (!pathname.startsWith('/')) return { fault: 'no-leading-slash' };
  if (pathname === '/') return { segments: [] };

  const raw = pathname.slice(1).split('/');
  if (raw.at(-1) === '' && !raw.slice(0, -1).includes('')) return { fault: 'trailing-slash' };

  const segments: string[] = [];
  for (const text of raw) {
    const segment = decode(text);
    if (segment === undefined) return { fault: 'bad-encoding' };
    const fault = faultIn(segment);
    if (fault) return { fault };
    segments.push(segment);
  }
  return { segments };
}
