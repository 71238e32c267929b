import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { minimalPage } from '../renderer/minimalPage.ts';

const render = (input: string, args = ['render', '-']) =>
  spawnSync(process.execPath, ['bin/bridgedeck.js', ...args], { input, encoding: 'utf8' });

describe('bridgedeck render', () => {
  it('turns a page JSON into a document with its styles, and tells what it dropped', () => {
    const { stdout, stderr, status } = render(
      JSON.stringify(
        minimalPage([
          { id: 'q', type: 'quotation', props: { quote: 'Fair winds' } },
          { id: 'n', type: 'nothing', props: {} },
        ]),
      ),
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(/^<!DOCTYPE html>\n<html lang="en"/);
    expect(stdout).toContain('Fair winds');
    expect(stdout).toContain('<style>');
    expect(stdout).toContain('<title>X</title>');
    expect(stderr).toBe(
      'Block 1 (nothing) was dropped at /blocks/1/type: “nothing” is not a known block type\n',
    );
  });

  it.each([
    ['what is not JSON', '{', 1, /JSON/],
    ['what is not a page', '{}', 1, /The page JSON is not valid: .*“path” is missing/],
  ])('refuses %s with one sentence', (_what, input, code, message) => {
    const { stderr, status, stdout } = render(input);
    expect({ status, stdout }).toEqual({ status: code, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('says how it is called when it is called wrongly', () => {
    expect(render('', [])).toMatchObject({ status: 2, stderr: 'Usage: bridgedeck render <page.json | ->\n' });
  });
});

describe('the package', () => {
  it('exports renderPage, which takes a registry of its own', async () => {
    const script = `
      const { renderPage, registry } = await import('bridgedeck/renderer');
      const page = ${JSON.stringify(minimalPage([{ id: 'q', type: 'quotation', props: { quote: 'Fair winds' } }]))};
      const own = { ...registry, quotation: ({ quote }) => 'OWN ' + quote };
      const plain = renderPage(page);
      console.log(JSON.stringify([plain.html.includes('<blockquote'), renderPage(page, own).html.includes('OWN Fair winds'), plain.head, plain.dropped]));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([true, true, expect.stringContaining('<title>X</title>'), []]);
  });
});
