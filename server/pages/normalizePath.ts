import { buildPath } from '../../locales/buildPath.ts';
import { parsePath, type RouteMatch } from '../../locales/parsePath.ts';

/** The last segments of a path: as many as `slug` has. */
const lastSegments = (path: string, slug: string): string =>
  path.split('/').slice(-slug.split('/').length).join('/');

/**
 * The path with route words and language prefix in lower case. A slug keeps its case: account ids differ by case, and
 * aliases belong to the content service.
 */
function withLowerCaseWords(path: string, route: RouteMatch): string {
  const lower = path.toLowerCase();
  const known = lower === path ? undefined : parsePath(lower);
  if (known?.type !== 'route') return route.canonicalPath;
  if (known.name === route.name && known.locale === route.locale) return route.canonicalPath;
  const { pagination, slug } = known.params;
  return buildPath(known.locale, known.name, {
    ...(pagination !== undefined && { pagination }),
    ...(slug !== undefined && { slug: lastSegments(route.contentPath, slug) }),
  });
}

/**
 * The canonical path: no duplicate slashes, minimal percent-encoding, route words in lower case. Every other spelling
 * would be a page of its own in caches.
 *
 * @param pathname as received: percent-encoded, without query.
 * @returns undefined for an invalid path. Always starts with exactly one slash.
 */
export function normalizePath(pathname: string): string | undefined {
  const path = pathname.replace(/\/{2,}/g, '/');
  const parsed = parsePath(path);
  if (parsed.type === 'unmatched') return undefined;
  return parsed.type === 'redirect' ? parsed.location : withLowerCaseWords(path, parsed);
}
