#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = `Usage: bridgedeck render [--base <origin>] <page.json | ->

Writes the page to standard output as an HTML document with its styles and fonts inside,
and a line to standard error for every block that had to be dropped.

  --base <origin>  the running site its pictures and links point to, such as https://www.example.com
  --help           shows this

Exit code: 0 rendered, 1 could not be rendered, 2 called wrongly.
`;

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The URL in `<base>`: only an origin, since a page's own addresses all start at the root. */
function parseOrigin(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(`--base takes an origin such as https://www.example.com, not “${text}”`);
  return url.href;
}

/** @returns the parsed options, or a sentence about what is wrong. */
function parseArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { base: { type: 'string' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [command, file, ...rest] = positionals;
    if (values.help) return { help: true };
    if (command !== 'render') return { wrong: command ? `There is no command “${command}”` : 'No command' };
    if (!file || rest.length > 0) return { wrong: 'render takes one page JSON' };
    return { file, base: values.base === undefined ? undefined : parseOrigin(values.base) };
  } catch (error) {
    return { wrong: error.message };
  }
}

/** Builds what is stale, like `npm start`; npm finds the Node that the build needs, which may not be this one. */
function build() {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.stderr.write(`The build failed. Has “npm ci” been run in ${root}?\n`);
  return status === 0;
}

async function render({ file, base }) {
  if (!build()) return 1;
  const dist = join(root, 'dist/renderer');
  const { renderCommand } = await import(pathToFileURL(join(dist, 'renderCommand.js')).href);
  const read = () => readFileSync(file === '-' ? 0 : file, 'utf8');
  return renderCommand({ read, stylesheet: join(dist, 'style.css'), base }, process);
}

// The reader may stop early (`| head`).
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

const call = parseArguments();
if (call.help) {
  process.stdout.write(USAGE);
} else if (call.wrong) {
  process.stderr.write(`${call.wrong}\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  process.exitCode = await render(call);
}
