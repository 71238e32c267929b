import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { RegistryError } from '../RegistryError.ts';
import { createGallery } from './createGallery.ts';
import type { GallerySite } from './GallerySite.ts';
import { openSite, SiteModuleError, type SiteSource } from './loadSite.ts';
import { startGallery } from './startGallery.ts';

const USAGE = `Usage: bridgedeck gallery <module> [--stylesheet <file>] [--port <number>]

Serves the block types of a site with their examples on this machine.

  <module>             exports an object with registry, schemas, components and examples, such as ./site.js
  --stylesheet <file>  styles of every example; may be given more than once
  --port <number>      default: 3001
  --help               shows this
`;

type Call = { help: true } | { wrong: string } | { file: string; stylesheets: string[]; port: number };

function parseCall(args: readonly string[]): Call {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '3001' },
        stylesheet: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const [command, file, ...rest] = positionals;
    if (values.help) return { help: true };
    if (command !== 'gallery') return { wrong: command ? `There is no command “${command}”` : 'No command' };
    if (!file || rest.length > 0) return { wrong: 'gallery takes one module' };
    const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
    const { stylesheet: stylesheets } = values;
    const missing = stylesheets.find((one) => !existsSync(one));
    if (missing !== undefined) return { wrong: `There is no file ${missing}` };
    return port <= 65_535 ? { file, stylesheets, port } : { wrong: `“${values.port}” is not a port` };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}

interface Output {
  stdout: { write: (text: string) => unknown };
  stderr: { write: (text: string) => unknown };
}

/** What keeps the gallery from its start without being a fault of this package. */
const isExpected = (error: unknown): error is Error =>
  error instanceof SiteModuleError ||
  error instanceof RegistryError ||
  (error instanceof Error && 'syscall' in error && error.syscall === 'listen');

/** The gallery of the site as its files are now. */
function createFreshGallery({ load }: SiteSource, stylesheets: readonly string[]) {
  let last: { site: GallerySite; gallery: ReturnType<typeof createGallery> } | undefined;
  return async () => {
    const site = await load();
    if (site !== last?.site) last = { site, gallery: createGallery({ ...site, stylesheets }) };
    return last.gallery;
  };
}

/**
 * The command `bridgedeck`.
 *
 * @returns the exit code: 0 serves, or has shown its usage; 1 cannot serve; 2 called wrongly.
 */
export async function runCommand(args: readonly string[], { stdout, stderr }: Output): Promise<number> {
  const call = parseCall(args);
  if ('help' in call) {
    stdout.write(USAGE);
    return 0;
  }
  if ('wrong' in call) {
    stderr.write(`${call.wrong}\n\n${USAGE}`);
    return 2;
  }
  const server = createServer();
  const source = await openSite(call.file, server);
  const getGallery = createFreshGallery(source, call.stylesheets);
  try {
    // What is wrong with the site is said at the start.
    await getGallery();
    const report = (error: unknown) => stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    const url = await startGallery({ server, getGallery, port: call.port, report, live: source.live });
    stdout.write(`${url}\n`);
    return 0;
  } catch (error) {
    await source.live?.close();
    if (!isExpected(error)) throw error;
    stderr.write(`${error.message}\n`);
    return 1;
  }
}
