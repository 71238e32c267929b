import { isRecord } from '../../../schemas/isRecord.ts';
import { PREFIXES } from '../config/siteConfig.ts';
import type { ExportedConfig } from '../model/DrupalModel.ts';
import { compareObject } from './compareObject.ts';
import type { PlanEntry } from './PlanEntry.ts';

/** The addresses of languages; core makes them with each language, so that they only differ where they were changed. */
function planPrefixes(exported: ExportedConfig): PlanEntry[] {
  const name = 'language.negotiation';
  const url = exported.get(name)?.url;
  if (!isRecord(url) || !isRecord(url.prefixes)) return [];
  const held = url.prefixes;
  const others = Object.entries(PREFIXES).filter(([code, prefix]) => code in held && held[code] !== prefix);
  const why = others
    .map(([code, prefix]) => `${code} has the prefix “${held[code]}”, not “${prefix}”`)
    .join(', ');
  return others.length > 0 ? [{ verb: 'REFUSE', name, why, usedBy: ['every address'] }] : [];
}

/** The router takes no key (docs/drupal.md): it tells addresses to accounts that are not signed in. */
function planAnonymous(exported: ExportedConfig | undefined): PlanEntry {
  const name = 'user.role.anonymous';
  const usedBy = ['every address'];
  const permissions = ['access content'];
  const held = exported?.get(name);
  if (held)
    return { name, usedBy, ...compareObject({ name, data: { permissions }, usedBy }, held, undefined) };
  const actions = { grantPermissions: permissions };
  return { verb: 'UPDATE', name, why: `may ${permissions.join(', ')}`, actions, usedBy };
}

/** What the site needs of configuration that every Drupal has from the start. */
export const planCore = (exported: ExportedConfig | undefined): PlanEntry[] => [
  planAnonymous(exported),
  ...planPrefixes(exported ?? new Map()),
];
