import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockTypes, registryLines } from '../../blocks/registryLines.ts';
import { loadBlockCosts } from '../../server/admin/loadBlockCosts.ts';

let build: string;
beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(build, 'client'));
  for (const name of ['block.js', 'react.js', 'map.js']) {
    writeFileSync(join(build, 'client', name), name.repeat(3));
  }
  const blocks = blockTypes.map((type) => {
    const { component } = registryLines[type];
    const imports = component === 'Locator' ? ['_react', '_map'] : ['_react'];
    return [`blocks/${component}/${component}.tsx`, { file: 'block.js', imports }];
  });
  const manifest = {
    'pages/+client.ts': { file: 'entry.js', isEntry: true, dynamicImports: ['site/browser/hydrate.ts'] },
    'site/browser/hydrate.ts': { file: 'hydrate.js', imports: ['_react'] },
    _react: { file: 'react.js' },
    _map: { file: 'map.js' },
    ...Object.fromEntries(blocks),
  };
  writeFileSync(join(build, 'assets.json'), JSON.stringify(manifest));
});
afterAll(() => rmSync(build, { recursive: true }));

it('counts a block’s own code and its exclusive imports, without chunks every page loads later', () => {
  const costs = loadBlockCosts(build);
  const alone = costs.get('story-intro') ?? 0;
  expect(alone).toBeGreaterThan(0);
  expect(costs.get('lead-form')).toBe(alone);
  expect(costs.get('locator')).toBeGreaterThan(alone);
});

it('0 for a block that never hydrates', () => {
  expect(loadBlockCosts(build).get('timeline')).toBe(0);
});
