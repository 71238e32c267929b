import { addresses } from '../addresses.ts';
import type { AdminRole } from './AdminUser.ts';

/** Addresses of the admin port and who may see them: the first pattern that matches decides (docs/operate.md). */
const AREAS: readonly [pattern: RegExp, roles: readonly AdminRole[]][] = [
  [/^\/(?:(?:slow|problems|visitors)(?:\/.*)?|figures\.csv)?$/, ['support', 'modeler']],
  [/^\/metrics$/, ['support', 'modeler']],
  [/^\/(?:leads|requests)(?:\/|$)/, ['support']],
  [/^\/editors(?:\/|$)/, ['editor']],
  [/^\/blocks\/[\w-]+\/(?:playground|schema|render|drafts)(?:\/|$)/, ['modeler']],
  [/^\/blocks(?:\/|$)/, ['editor', 'modeler']],
];

/** Roles that may see an address; none for one that has no area. */
export const rolesFor = (path: string): readonly AdminRole[] =>
  AREAS.find(([pattern]) => pattern.test(path.toLowerCase()))?.[1] ?? [];

/** Whether one of the roles may see an address. */
export const maySee = (roles: readonly string[], path: string): boolean =>
  rolesFor(path).some((role) => roles.includes(role));

/** Where the roles begin; undefined without one. @param hasEditors whether there is a page for drafts. */
export const startOf = (roles: readonly string[], hasEditors: boolean): string | undefined =>
  [addresses.overview, ...(hasEditors ? [addresses.editors] : []), addresses.gallery].find((path) =>
    maySee(roles, path),
  );
