#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const entry = join(root, 'dist/renderer/renderCommand.js');
const stylesheet = join(root, 'dist/renderer/style.css');
const [command, file] = process.argv.slice(2);

if (command !== 'render' || !file) {
  process.stderr.write('Usage: bridgedeck render <page.json | ->\n');
  process.exitCode = 2;
} else {
  if (!existsSync(entry)) execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'ignore' });
  const { renderCommand } = await import(entry);
  process.exitCode = renderCommand(() => readFileSync(file === '-' ? 0 : file, 'utf8'), stylesheet, process);
}
