import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CommandStep, runSteps } from '../../tools/runSteps.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steps-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const node = (code: string): string[] => [process.execPath, '-e', code];

const getOutput = async (...steps: CommandStep[]): Promise<{ isGreen: boolean; output: string }> => {
  let output = '';
  const isGreen = await runSteps(steps, (text) => {
    output += text;
  });
  return { isGreen, output };
};

/** A step that writes a report and fails. */
const reporting = (report: object): CommandStep => ({
  name: 'tests',
  report: join(folder, 'report.json'),
  command: node(
    `fs.writeFileSync(${JSON.stringify(join(folder, 'report.json'))}, ${JSON.stringify(JSON.stringify(report))}); process.exit(1)`,
  ),
});

it('continues after a failed step; repeats its last lines; table at the end', async () => {
  const { isGreen, output } = await getOutput(
    { name: 'types', command: node('console.log("a wrong type"); process.exit(2)') },
    { name: 'lint', command: node('console.log("all well")') },
  );
  expect(isGreen).toBe(false);
  expect(output.indexOf('all well')).toBeLessThan(output.lastIndexOf('a wrong type'));
  const table = output.split('\n').slice(-4, -1);
  expect(table.map((line) => line.replaceAll(/ +\d+ s$/g, '').replaceAll(/ +/g, ' '))).toEqual([
    'types failed',
    'lint ok',
    'all failed',
  ]);
});

it('skips a step whose requirement failed', async () => {
  const { isGreen, output } = await getOutput(
    { name: 'build', command: node('process.exit(1)') },
    { name: 'unit', command: node('console.log("it ran")'), needs: ['build'] },
  );
  expect(isGreen).toBe(false);
  expect(output).not.toMatch(/^it ran/m);
  expect(output).toContain('needs “build”, which failed');
});

it('all steps pass: green, no output repeated', async () => {
  const { isGreen, output } = await getOutput({ name: 'lint', command: node('console.log("all well")') });
  expect(isGreen).toBe(true);
  expect(output.match(/^all well$/gm)).toHaveLength(1);
});

it('command not found: named', async () => {
  const { isGreen, output } = await getOutput({ name: 'lint', command: ['no-such-program'] });
  expect(isGreen).toBe(false);
  expect(output).toContain('ENOENT');
});

it('names failed and flaky tests of a Vitest report, and files that could not be loaded', async () => {
  const { output } = await getOutput(
    reporting({
      testResults: [
        {
          name: join(process.cwd(), 'tests/a.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'adds', status: 'failed', failureMessages: ['AssertionError: 2 is not 3\n  at a'] },
            { fullName: 'subtracts', status: 'passed', failureMessages: [] },
            { fullName: 'divides', status: 'passed', failureMessages: ['Error: too slow'] },
          ],
        },
        {
          name: join(process.cwd(), 'tests/b.test.ts'),
          status: 'failed',
          message: 'cannot import x',
          assertionResults: [],
        },
      ],
    }),
  );
  expect(output).toContain('  tests/a.test.ts › adds\n    AssertionError: 2 is not 3\n');
  expect(output).toContain('  tests/b.test.ts\n    cannot import x\n');
  expect(output).not.toContain('subtracts\n');
  expect(output).toContain('tests: flaky, to be mended\n  tests/a.test.ts › divides\n    Error: too slow\n');
  expect(output).toMatch(/^tests +failed +0 s {2}1 flaky$/m);
});

it('names failed and flaky tests of a Playwright report', async () => {
  const { output } = await getOutput(
    reporting({
      errors: [],
      suites: [
        {
          suites: [
            {
              specs: [
                {
                  file: 'menu.e2e.ts',
                  title: 'opens',
                  ok: false,
                  tests: [{ results: [{ error: { message: 'Error: not visible\nmore' } }] }],
                },
                {
                  file: 'menu.e2e.ts',
                  title: 'closes',
                  ok: true,
                  tests: [{ results: [{ error: { message: 'Error: still visible' } }, {}] }],
                },
              ],
            },
          ],
        },
      ],
    }),
  );
  expect(output).toContain('tests: failed\n  tests/e2e/menu.e2e.ts › opens\n    Error: not visible\n');
  expect(output).toContain(
    'tests: flaky, to be mended\n  tests/e2e/menu.e2e.ts › closes\n    Error: still visible\n',
  );
});
