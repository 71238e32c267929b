import { expect, it, vi } from 'vitest';
import { startContentServer } from '../server/services/content/startContentServer.ts';
import { runScript } from './runScript.ts';

/** Each is a process of its own, slow to start on a machine that is busy (ms). */
vi.setConfig({ testTimeout: 60_000 });

it('folder: drift in both directions, exit code 1', async () => {
  const { stdout, code } = await runScript('drupalCheck.ts', ['tests/fixtures/exported-config']);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^The site reads it, Drupal does not have it\n {2}error /);
  expect(stdout).toContain(
    '\n  error paragraphs.paragraphs_type.timeline is missing, with its fields (3) (timeline)\n',
  );
  expect(stdout).toMatch(/\n\d+ errors, \d+ notes\n$/);
});

it('URL: requests with the key; usage without one', async () => {
  const server = await startContentServer((question) =>
    question.startsWith('/jsonapi/')
      ? { body: { data: [{ attributes: {}, relationships: {} }] } }
      : undefined,
  );
  try {
    const { stdout, code } = await runScript('drupalCheck.ts', ['--url', server.url], { CONTENT_KEY: 'k' });
    expect(code).toBe(1);
    expect(stdout).toContain('\n  error node--news field_heading is missing (pages of news)\n');
    expect(server.headers.at(-1)).toMatchObject({ 'api-key': 'k' });
  } finally {
    await server.stop();
  }
  const wrong = [[], ['--url', 'cms'], ['a', 'b'], ['tests/fixtures/nowhere'], ['--url', server.url]];
  for (const args of wrong) {
    expect((await runScript('drupalCheck.ts', args)).code, args.join(' ')).toBe(2);
  }
});
