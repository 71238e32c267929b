import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as declared from 'bridgedeck/renderer';
import { afterAll, describe, expect, expectTypeOf, it } from 'vitest';
import type * as real from '../../../site/frame/renderPage.tsx';
import { minimalPage } from '../../renderer/minimalPage.ts';

const repository = join(import.meta.dirname, '../../..');
const page = JSON.stringify(minimalPage([{ id: 'q', type: 'quotation', props: { quote: 'Fair winds' } }]));

/** A project somewhere else that has this package among its modules, and nothing more. */
const dependent = mkdtempSync(join(tmpdir(), 'bridgedeck-'));
mkdirSync(join(dependent, 'node_modules'));
symlinkSync(repository, join(dependent, 'node_modules/bridgedeck'));
afterAll(() => rmSync(dependent, { recursive: true }));

const inDependent = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: dependent, encoding: 'utf8' });

describe('the package', () => {
  it('exports renderPage with an own registry', () => {
    const { stdout, stderr } = inDependent(
      '--input-type=module',
      '--eval',
      `const { renderPage, registry } = await import('bridgedeck/renderer');
      const page = ${page};
      const own = { ...registry, quotation: ({ quote }) => 'OWN ' + quote };
      const plain = renderPage(page);
      console.log(JSON.stringify([plain.html.includes('<blockquote'), renderPage(page, own).html.includes('OWN Fair winds'), plain.head, plain.dropped]));`,
    );
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([true, true, expect.stringContaining('<title>X</title>'), []]);
  });

  it('declares exactly its exports', () => {
    const { stdout } = inDependent(
      '--input-type=module',
      '--eval',
      `console.log(JSON.stringify(Object.keys(await import('bridgedeck/renderer'))))`,
    );
    const declarations = readFileSync(join(repository, 'site/frame/publicApi.d.ts'), 'utf8');
    const names = [...declarations.matchAll(/^export (?:function|const|class) (\w+)/gm)].map(
      ([, name]) => name,
    );
    expect(names.sort()).toEqual(JSON.parse(stdout).sort());
  });

  it('declared types match the real ones', () => {
    expectTypeOf<real.InvalidPageError>().toExtend<declared.InvalidPageError>();
    expectTypeOf<typeof real.registry>().toExtend<typeof declared.registry>();
    expectTypeOf<typeof real.pageSchema>().toExtend<typeof declared.pageSchema>();
    expectTypeOf<typeof real.blockSchemas>().toExtend<typeof declared.blockSchemas>();
    expectTypeOf<ReturnType<typeof declared.renderPage>>().toEqualTypeOf<
      ReturnType<typeof real.renderPage>
    >();
  });

  it.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('type-checks in a strict project without React (%s, %s)', (module, moduleResolution) => {
    writeFileSync(join(dependent, 'package.json'), '{ "type": "module" }');
    writeFileSync(
      join(dependent, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          module,
          moduleResolution,
          target: 'es2022',
          lib: ['es2022'],
          types: [],
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          noEmit: true,
        },
        files: ['render.ts'],
      }),
    );
    writeFileSync(
      join(dependent, 'render.ts'),
      `import { blockSchemas, InvalidPageError, pageSchema, registry, renderPage } from 'bridgedeck/renderer';
      import type { DroppedBlock, RenderedPage } from 'bridgedeck/renderer';

      const Quotation = ({ quote }: { quote: string }) => quote;
      const input: unknown = {};
      export const schemas: object[] = [pageSchema, ...Object.values(blockSchemas)];
      export function render(): string {
        try {
          const page: RenderedPage = renderPage(input, { ...registry, quotation: Quotation });
          const reasons: string[] = page.dropped.map(({ reason }: DroppedBlock) => reason);
          return page.head + page.html + reasons.join();
        } catch (error) {
          if (error instanceof InvalidPageError) return error.problems.join();
          throw error;
        }
      }
      // @ts-expect-error what is not declared is not there
      renderPage(input).nothing;
      // @ts-expect-error a component is a function or a class
      renderPage(input, { quotation: 'Quotation' });
      `,
    );
    const { stdout, stderr, status } = inDependent(
      join(repository, 'node_modules/typescript/bin/tsc'),
      '-p',
      '.',
    );
    expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: '', status: 0 });
  });
});
