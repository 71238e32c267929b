import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentedVariables, readVariables } from './configVariables.ts';

const documented = documentedVariables().map(({ name }) => name);

describe('the variables of the configuration', () => {
  it('all stand in the table above readConfig, each once', () => {
    expect(documented.length).toBeGreaterThan(40);
    expect(readVariables().filter((name) => !documented.includes(name))).toEqual([]);
    expect(documented.filter((name, index) => documented.indexOf(name) < index)).toEqual([]);
  });

  it('all stand in the README, and nothing else does', () => {
    const table = [...readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z][A-Z0-9_]*)` +\|/gm)];
    const explained = table.map(([, name = '']) => name);
    expect(documented.filter((name) => !explained.includes(name))).toEqual([]);
    expect(explained.filter((name) => !documented.includes(name))).toEqual([]);
  });
});
