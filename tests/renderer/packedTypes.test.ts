import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { installPackages, pack } from './installExample.ts';

/** A strict TypeScript project with the packed renderer, written from the README. */
const folder = mkdtempSync(join(tmpdir(), 'bridgedeck-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  'package.json': '{ "type": "module" }',
  'blocks/registry.json': `{
    "tide": { "component": "Tide", "hydration": "visible", "hydrateIfProps": ["heights"] },
    "log": { "component": "Log", "hydration": "never" }
  }`,
  'blocks/Tide.tsx': `import { useState } from 'react';

    export function Tide({ port, heights = [0] }: { port: string; heights?: number[] }) {
      const [at, setAt] = useState(0);
      return <button type="button" onClick={() => setAt(at + 1)}>{port}: {heights[at]}</button>;
    }`,
  'blocks/Log.tsx': `import { Component } from 'react';

    export class Log extends Component<{ words: string }> {
      override render() {
        return <p>{this.props.words}</p>;
      }
    }`,
  'site.tsx': `import { createRenderer, InvalidPageError, type PageOfBlocks } from '@bridgedeck/renderer';
    import { createElementRenderer } from '@bridgedeck/renderer/server-components';
    import { createBlockTests } from '@bridgedeck/renderer/testing';
    import { Log } from './blocks/Log.tsx';
    import registry from './blocks/registry.json' with { type: 'json' };
    import { Tide } from './blocks/Tide.tsx';

    interface Page extends PageOfBlocks {
      title: string;
    }
    const schemas = { tide: { type: 'object' }, log: { type: 'object' } };
    const site = { registry, schemas, components: { tide: Tide, log: Log } };
    const renderer = createRenderer<Page>({
      ...site,
      frame: ({ title }, blocks) => [<header key="header">{title}</header>, <main key="main">{blocks}</main>],
      head: ({ title }) => [<title key="title">{title}</title>],
    });
    export function render(json: unknown): string {
      try {
        const { html, head, dropped } = renderer.render(json);
        return head + html + dropped.map(({ reason }) => reason.toUpperCase()).join();
      } catch (error) {
        if (error instanceof InvalidPageError) return error.problems.map(({ sentence }) => sentence).join();
        throw error;
      }
    }
    export const elements = createElementRenderer(site).element({ blocks: [] });
    export const titles: string[] = createBlockTests({ renderer, schemas, examples: {} }).map(({ title }) => title);
    // @ts-expect-error what is not returned is not there
    renderer.render({}).body;
    // @ts-expect-error components are needed
    createRenderer({ registry, schemas });`,
  'browser.ts': `import { components } from 'virtual:bridgedeck/blocks';
    import { hydrate } from '@bridgedeck/renderer/client';
    import registry from './blocks/registry.json' with { type: 'json' };

    const { navigate } = await hydrate({ registry, components });
    await navigate({ blocks: [{ id: '1', type: 'tide', props: {} }] });
    const load = async () => (await import('./blocks/Log.tsx')).Log;
    await hydrate({ registry, components: { log: load }, onBlockError: (error) => console.error(error) });`,
  'vite.config.ts': `import { blocks, toTags } from '@bridgedeck/renderer/vite';
    import { defineConfig } from 'vite';

    export const tags: string = toTags({}, 'browser.ts', []);
    export default defineConfig({ plugins: [blocks({ toFile: (component) => \`/blocks/\${component}.tsx\` })] });`,
};

installPackages(folder, pack('renderer', folder), [
  '@types/react',
  '@types/react-dom',
  'ajv',
  'fast-check',
  'react',
  'react-dom',
  'sanitize-html',
  'vite',
]);
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

it.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])('type-checks in a strict project (%s, %s)', (module, moduleResolution) => {
  const options = {
    module,
    moduleResolution,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    noEmit: true,
  };
  const config = { compilerOptions: options, include: ['*.ts', '*.tsx'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
});
