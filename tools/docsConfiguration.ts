import { writeFileSync } from 'node:fs';
import { describeExpected, type VariableSchema } from '../server/config/checkEnvironment.ts';
import { environmentAreas } from '../server/config/environmentSchema.ts';

const INTRODUCTION = `# Configuration

Made from [\`server/config/environmentSchema.ts\`](../server/config/environmentSchema.ts) by \`npm run docs:configuration\`.

The environment is read once, at the start. What is wrong stops it with one sentence for each variable. A variable that is empty counts as unset. A variable the site does not know, with a name that is nearly one of these, is a warning in the log (\`variable-misspelt\`). The value of a secret is never shown. Each secret may also come from a file: \`REDIS_URL_FILE=/run/secrets/redis_url\` in place of \`REDIS_URL\`; the line break at its end does not count.
`;

const toCode = (value: unknown): string => (value === undefined ? '' : `\`${value}\``);

/** docs/configuration.md: every variable of the environment, in a table for each area. */
export function configurationText(): string {
  const areas = Object.entries(environmentAreas).map(([title, properties]) => {
    const rows = Object.entries<VariableSchema>(properties).map(([name, schema]) => {
      const form = `${describeExpected(schema)}${schema.writeOnly ? '; secret' : ''}`;
      return `| \`${name}\` | ${toCode(schema.default)} | ${schema.description} | ${form} |`;
    });
    const head = '| variable | default | meaning | what it may be |\n| --- | --- | --- | --- |';
    return `## ${title}\n\n${head}\n${rows.join('\n')}\n`;
  });
  return [INTRODUCTION, ...areas].join('\n');
}

// Run by hand when the schema of the environment has changed; a test compares.
if (import.meta.main) writeFileSync('docs/configuration.md', configurationText());
