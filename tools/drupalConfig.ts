import { toBlockScope } from './drupal-config/config/createConfig.ts';
import { loadExportedConfig } from './drupal-config/loadExportedConfig.ts';
import { loadScope } from './drupal-config/loadScope.ts';
import type { PlanEntry } from './drupal-config/plan/PlanEntry.ts';
import { planRecipe } from './drupal-config/plan/planRecipe.ts';
import { writeRecipe } from './drupal-config/plan/writeRecipe.ts';
import { parseOptions, runCheck, UsageError } from './runCheck.ts';

const USAGE =
  'npm run drupal:config -- [--block <type>] [--in <node types>] [--sync <config folder>] [--out <folder>] [--core <version>] [--brand <brand.json>] [--plan]';

const VERBS = ['CREATE', 'UPDATE', 'REUSE', 'REFUSE'] as const;

/** The plan as lines: what is done with each object, what is refused last. */
function describePlan(plan: readonly PlanEntry[]): string {
  const ordered = VERBS.flatMap((verb) => plan.filter((entry) => entry.verb === verb));
  const lines = ordered.map(({ verb, name, why }) => `${verb.padEnd(6)} ${name}${why && `: ${why}`}`);
  const counts = VERBS.map((verb) => `${plan.filter((entry) => entry.verb === verb).length} ${verb}`);
  return `${[...lines, counts.join(', ')].join('\n')}\n`;
}

await runCheck(async () => {
  const {
    block,
    brand,
    core,
    out,
    plan: isPlanOnly,
    sync,
    in: only,
  } = parseOptions(
    process.argv.slice(2),
    {
      block: { type: 'string' },
      brand: { type: 'string' },
      core: { type: 'string', default: '10.3' },
      in: { type: 'string' },
      out: { type: 'string', default: 'drupal-recipe' },
      plan: { type: 'boolean' },
      sync: { type: 'string' },
    },
    USAGE,
  );
  const site = loadScope(brand);
  const scope = block === undefined ? site : toBlockScope(block, site);
  if (!scope)
    throw new UsageError(`Editors cannot add a block “${block}”: it has no paragraph.\nUsage: ${USAGE}`);
  const exported = sync === undefined ? undefined : loadExportedConfig(sync);
  const plan = planRecipe(scope, exported, only?.split(','));
  process.stdout.write(describePlan(plan));
  if (!exported) {
    process.stderr.write(
      'Nothing was compared: the recipe is for a Drupal without any of this. --sync <folder> compares.\n',
    );
  }
  if (plan.some(({ verb }) => verb === 'REFUSE')) {
    process.stderr.write('Nothing was written: what is refused has to be changed first.\n');
    return false;
  }
  if (!isPlanOnly) {
    writeRecipe(out, { scope, plan, exported, core });
    process.stdout.write(`Written to ${out}. In Drupal: php core/scripts/drupal recipe ${out}\n`);
  }
  return true;
});
