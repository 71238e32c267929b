import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Compiles the package into dist/: modules and their types. Run by `npm pack`. */
const root = import.meta.dirname;
const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));

rmSync(join(root, 'dist'), { recursive: true, force: true });
execFileSync(process.execPath, [join(typescript, 'bin/tsc'), '-p', root], { stdio: 'inherit' });
// TypeScript copies no declarations.
copyFileSync(join(root, 'src/virtual.d.ts'), join(root, 'dist/virtual.d.ts'));
