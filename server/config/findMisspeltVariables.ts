import { nearestName } from '../../renderer/nearestName.ts';
import type { Environment } from './checkEnvironment.ts';
import { environmentSchema } from './environmentSchema.ts';

export interface MisspeltVariable {
  variable: string;
  /** The variable that was probably meant; it is not set. */
  suggestion: string;
}

/** Variables that the site does not read and that are nearly called like one it reads: `PAGE_CACHE_MEGABYTE`. */
export function findMisspeltVariables(environment: Environment): MisspeltVariable[] {
  const known = Object.keys(environmentSchema.properties);
  const unset = known.filter((name) => name.includes('_') && !environment[name]);
  return Object.keys(environment).flatMap((variable) => {
    // Names of one word are the system's: HOME, PATH, PWD.
    if (!variable.includes('_') || known.includes(variable)) return [];
    const suggestion = nearestName(variable, unset);
    return suggestion ? [{ variable, suggestion }] : [];
  });
}
