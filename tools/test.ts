import { runSteps } from './runSteps.ts';

const UNIT = '.cache/unit.json';
const E2E = '.cache/e2e.json';

process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = E2E;
const isGreen = await runSteps(
  [
    // First: they may ask, and nobody waits in front of the rest.
    { name: 'redis-server', command: ['node', 'tools/installRedis.ts'], asks: true },
    { name: 'chromium', command: ['node', 'tools/installChromium.ts'], asks: true },
    { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
    { name: 'types', command: ['tsc', '-p', '.'] },
    { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
    {
      name: 'unit',
      command: [
        ...['vitest', 'run', '--project', 'unit', '--project', 'crash'],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`],
      ],
      needs: ['build'],
      report: UNIT,
    },
    {
      name: 'browser',
      command: ['playwright', 'test', '--reporter=list,json'],
      needs: ['build', 'chromium'],
      report: E2E,
    },
  ],
  (text) => process.stdout.write(text),
);
process.exitCode = isGreen ? 0 : 1;
