import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentCheckCommand } from '../../tools/contentCheckCommand.ts';
import { type FaultyContent, startFaultyContent } from '../server/pages/check/faultyContent.ts';
import { runCommand } from './runCommand.ts';
import { runScript } from './runScript.ts';

let content: FaultyContent;
beforeAll(async () => {
  content = await startFaultyContent();
});
afterAll(() => content.close());

const contentCheck = (args: string[], environment: Record<string, string> = content.environment) =>
  runCommand(contentCheckCommand, args, environment);

describe('npm run content:check', () => {
  it('demo: no findings', { timeout: 300_000 }, async () => {
    const { stdout, stderr, code } = await runScript('contentCheck.ts', []);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(stdout).toMatch(/^\d+ pages: 0 findings, 0 notes\.$/m);
  });

  it('findings by kind and page, totals, exit code 1', async () => {
    const { stdout, stderr, code } = await contentCheck([]);
    expect({ stderr, code }).toEqual({ stderr: '', code: 1 });
    expect(stdout).toMatch(
      /^Dropped blocks\n {2}\/faults\n {4}Block 1 \(secondary-hero\) is dropped: “heading” is missing\n {6}at \/blocks\/0\/props\n/,
    );
    expect(stdout).toMatch(/^ {2}Dropped blocks +4$/m);
    expect(stdout).toMatch(/^7 pages: \d+ findings, 0 notes\.$/m);
    expect(stdout).not.toContain(content.environment.CONTENT_KEY);
  });

  it('wrong key: one finding, exit code 1', async () => {
    const { stdout, code } = await contentCheck([], { ...content.environment, CONTENT_KEY: 'another' });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^The content service\n {2}The whole site\n {4}.*CONTENT_KEY is missing or wrong/);
    expect(stdout).toMatch(/^0 pages: 1 finding, 0 notes\.$/m);
  });

  it('--json --locale: JSON only, one language', async () => {
    const { stdout, code } = await contentCheck(['--json', '--locale', 'fr']);
    expect(code).toBe(1);
    const { pages, findings } = JSON.parse(stdout);
    expect(pages).toBe(2);
    expect(findings).toContainEqual({
      kind: 'broken-link',
      locale: 'fr',
      page: '/fr',
      pointer: '/lists',
      reason: 'internal:/nowhere leads nowhere in fr; the link is left out (header-left, link)',
    });
  });

  it.each([
    [['--locale', 'xx'], {}, /^--locale is “xx”, but must be one of en, fr/],
    [[], { CONTENT_URL: 'http://127.0.0.1:9' }, /^The content service could not be reached/],
  ])('cannot run: exit code 2 and a sentence (%j, %j)', async (args, environment, sentence) => {
    const { stdout, stderr, code } = await contentCheck(args, environment);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});
