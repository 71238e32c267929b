/** What colleagues do: look after visitors, write, or make blocks. */
export const ADMIN_ROLES = ['support', 'editor', 'modeler'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** A colleague who is signed in. */
export interface AdminUser {
  /** For people and the audit log: an address of mail, or whatever the provider calls them. */
  name: string;
  roles: readonly AdminRole[];
}

/** Which value in the claim or header means which role. */
export type RoleNames = ReadonlyMap<string, AdminRole>;

/** The roles of a list of values, as in a claim of the provider or a header of the proxy. */
export function toRoles(values: unknown, names: RoleNames): AdminRole[] {
  const list = typeof values === 'string' ? values.split(/[\s,;|]+/) : Array.isArray(values) ? values : [];
  return [...new Set(list.flatMap((value) => names.get(String(value)) ?? []))];
}
