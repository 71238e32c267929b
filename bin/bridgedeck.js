#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = `Usage: bridgedeck render [--base <origin>] <page.json | ->

Writes the page as an HTML document with its styles and fonts inside to standard output,
and a line for every block that had to be dropped to standard error.

  --base <origin>  the running site that pictures and links point to, such as https://www.example.com
  --help           shows this

Exit code: 0 rendered, 1 could not be rendered, 2 called wrongly.
`;

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Arguments as they are meant, or what is wrong with them. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { base: { type: 'string' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [command, file, ...rest] = positionals;
    if (values.help) return { help: true };
    if (command !== 'render') return { problem: command ? `there is no command “${command}”` : 'no command' };
    if (!file || rest.length > 0) return { problem: 'render takes one page JSON' };
    const base = values.base === undefined ? undefined : URL.parse(values.base);
    return { file, base: values.base };
  } catch (error) {
    return { problem: error.message };
  }
}
