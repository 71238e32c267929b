import { writeFileSync } from 'node:fs';
import { configurationText } from './configurationText.ts';

// Run by hand when the schema of the environment has changed; a test compares.
writeFileSync('docs/configuration.md', configurationText());
