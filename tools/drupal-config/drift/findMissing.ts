import type { Scope } from '../config/createConfig.ts';
import type { ExportedConfig } from '../model/DrupalModel.ts';
import type { PlanEntry } from '../plan/PlanEntry.ts';
import { planRecipe } from '../plan/planRecipe.ts';
import type { Drift } from './Drift.ts';

/** Objects that may have another name or be absent: the site reads the content without them. */
const OPTIONAL = /^(user\.role|workflows\.workflow|filter\.format|editor\.editor|node\.type\.lightbox)\b/;
const OPTIONAL_FIELDS = /\.menu_link_content\.|\.node\.lightbox\./;

/** The site shows nothing of Drupal's own pages. */
const isShownByDrupal = ({ name }: PlanEntry) => name.startsWith('core.entity_view_display.');

/** Names of objects that make a bundle exist, with the entity type of each. */
const BUNDLE = /^(?:(node)\.type|(paragraph)s\.paragraphs_type|(taxonomy)\.vocabulary|(media)\.type)\.(\w+)$/;

/** `node.news` for `node.type.news`; undefined for any other object. */
function toBundle(name: string): string | undefined {
  const [, ...groups] = BUNDLE.exec(name) ?? [];
  const bundle = groups.pop();
  const entity = groups.find((group) => group !== undefined);
  return entity === undefined ? undefined : `${entity === 'taxonomy' ? 'taxonomy_term' : entity}.${bundle}`;
}

/** Storages come with the fields that miss them, and everything of a bundle with the bundle. */
const isNamedByAnother = ({ verb, name }: PlanEntry, absent: readonly string[]): boolean =>
  verb === 'CREATE' &&
  (name.startsWith('field.storage.') || absent.some((bundle) => `${name}.`.includes(`.${bundle}.`)));

function describe({ verb, name, why }: PlanEntry, fields: number): string {
  if (verb === 'REFUSE') return why;
  if (verb === 'UPDATE') return `lacks what the recipe adds: ${why}`;
  if (name.startsWith('core.entity_form_display.')) return 'is missing: editors see no field';
  return fields > 0 ? `is missing, with its fields (${fields})` : 'is missing';
}

/** Which blocks each type of page offers is up to the editors. */
const isOffer = ({ verb, name }: PlanEntry) => verb === 'UPDATE' && name.endsWith('.field_blocks');

/**
 * What the site reads and an exported configuration does not have.
 *
 * @param exported configuration of a whole Drupal.
 */
export function findMissing(exported: ExportedConfig, site: Scope): Drift[] {
  const plan = planRecipe(site, exported).filter(
    (entry) => entry.verb !== 'REUSE' && !isShownByDrupal(entry),
  );
  const created = plan.filter(({ verb }) => verb === 'CREATE').map(({ name }) => name);
  const absent = created.flatMap((name) => toBundle(name) ?? []);
  const countFields = (bundle = '-') =>
    created.filter((name) => name.startsWith(`field.field.${bundle}.`)).length;
  return plan
    .filter((entry) => !isNamedByAnother(entry, absent))
    .map((entry) => ({
      missingIn: 'drupal',
      isNote: OPTIONAL.test(entry.name) || OPTIONAL_FIELDS.test(entry.name) || isOffer(entry),
      name: entry.name,
      why: describe(entry, countFields(toBundle(entry.name))),
      usedBy: entry.usedBy,
    }));
}
