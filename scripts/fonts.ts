import { writeFileSync } from 'node:fs';
import { SLIM_JOST, slimJost } from './fonts/slimJost.ts';

// Run by hand when the package has a new Jost, or the site another weight; a test compares.
writeFileSync(SLIM_JOST, await slimJost());
