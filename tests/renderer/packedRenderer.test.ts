import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { installExample } from './installExample.ts';

const folder = installExample('minimal', ['ajv', 'fast-check', 'react', 'react-dom', 'sanitize-html']);
afterAll(() => rmSync(folder, { recursive: true }));

/** Node as another project starts it: Vitest's own variables would change how React behaves. */
const { NODE_ENV: _, ...env } = process.env;

describe('the packed renderer', () => {
  it('tests the blocks of another project with node:test', () => {
    const output = execFileSync(process.execPath, ['--test', '--test-reporter=tap'], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    expect(output).toContain('ok 1 - headline has an example');
    expect(output).toContain('counter is dropped for each single mistake in “From seven”');
    expect(output).toMatch(/# fail 0/);
  });
});
