import { writeFileSync } from 'node:fs';
import { SUBSETS, slimJost, slimJostFile } from './fonts/slimJost.ts';

// Run by hand when the package has a new Jost, or the site another weight; a test compares.
for (const subset of SUBSETS) writeFileSync(slimJostFile(subset), await slimJost(subset));
