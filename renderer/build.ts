import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Compiles the package into dist/: modules and their types. Run by `npm pack`. */
const root = import.meta.dirname;
const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));

rmSync(join(root, 'dist'), { recursive: true, force: true });
// What an earlier run remembers would leave files out that have just been removed.
const words = ['-p', root, '--incremental', 'false'];
execFileSync(process.execPath, [join(typescript, 'bin/tsc'), ...words], { stdio: 'inherit' });
// TypeScript copies no declarations, and would write a reference to one as a path into src/. Code that imports the
// virtual module imports /client, so that no tsconfig has to name it.
copyFileSync(join(root, 'src/virtual.d.ts'), join(root, 'dist/virtual.d.ts'));
const client = join(root, 'dist/client.d.ts');
writeFileSync(client, `/// <reference path="./virtual.d.ts" />\n${readFileSync(client, 'utf8')}`);
