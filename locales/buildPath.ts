import type { Locale } from './locales.ts';
import type { PageName, RouteParams, RoutePattern } from './routes.ts';
import { ROUTES } from './routes.ts';
import { sitePath } from './sitePath.ts';

type Part = RoutePattern['segments'][number];

function required<T>(value: T | undefined, what: string, name: PageName): T {
  if (value === undefined || value === '') throw new TypeError(`The path of "${name}" needs a ${what}`);
  return value;
}

function fill(part: Part, name: PageName, { slug, pagination }: RouteParams): string[] {
  switch (part.kind) {
    case 'word':
      return [part.word];
    case 'pagination':
      return [String(required(pagination, 'pagination', name))];
    case 'slug':
      return [required(slug, 'slug', name)];
    case 'rest':
      return required(slug, 'slug', name).split('/');
  }
}

/**
 * The address of a page, prefix included and percent-encoded: the reverse of `parsePath`. A free page whose slug
 * is a word of the route table (`news`) is out of reach: the address belongs to that page.
 *
 * @throws TypeError when a parameter of the page is missing.
 */
export function buildPath(locale: Locale, name: PageName, params: RouteParams = {}): string {
  const pattern = ROUTES[locale].find((route) => route.name === name);
  const segments = pattern?.segments.flatMap((part) => fill(part, name, params)) ?? [];
  return sitePath(locale, segments);
}
