import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseDockerfile } from './parseDockerfile.ts';

export interface BuiltImage {
  /** Stands for the root of the image's file system. */
  directory: string;
  environment: Record<string, string>;
  /** User id of the `USER` instruction. */
  user: number;
  command: string[];
  healthcheck: string[];
}

interface Locked {
  dev?: boolean;
  devOptional?: boolean;
}

/** Hard links, for a folder of 250 MB; copies on another file system. */
function copyAll(from: string, to: string, names: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  const copy = (how: string) =>
    execFileSync('cp', [how, '--parents', '-t', to, ...names], { cwd: from, stdio: 'pipe' });
  try {
    copy('-al');
  } catch {
    copy('-a');
  }
}

/** What `npm ci --omit=dev` installs, from the installed packages: the registry is not asked again. */
function installProduction(to: string): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const names = Object.entries(packages).flatMap(([name, { dev, devOptional }]) =>
    /^node_modules\/(@[^/]+\/)?[^/]+$/.test(name) && !dev && !devOptional && existsSync(name) ? [name] : [],
  );
  copyAll('.', to, [...names, 'node_modules/.bin']);
}

/** Runs the Dockerfile's instructions on this machine, in an empty folder that stands for `/`. */
export function buildImage(): BuiltImage {
  const directory = mkdtempSync(join(tmpdir(), 'bridgedeck-image-'));
  chmodSync(directory, 0o755);
  const within = (text: string): string => text.replace(/\/app\b/g, join(directory, 'app'));
  const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');
  const app = join(directory, 'app');
  const image: BuiltImage = { directory, environment: {}, user: 0, command: [], healthcheck: [] };
  for (const { word, text } of parseDockerfile('Dockerfile').flat()) {
    if (word === 'RUN' && text.startsWith('npm ci --omit=dev')) installProduction(app);
    else if (word === 'RUN') {
      // Without root, a file keeps its owner, and the site runs as that owner.
      const steps = process.getuid?.() === 0 ? within(text) : within(text).replace(/&& chown .*/, '');
      execFileSync('sh', ['-ec', steps], { cwd: app, stdio: ['ignore', 'ignore', 'inherit'] });
    } else if (word === 'COPY' && text === '. .') {
      copyAll(
        '.',
        app,
        readdirSync('.').filter((name) => !ignored.includes(name)),
      );
      // Made from the same sources by the run of the tests: the build that follows finds nothing to do.
      copyAll('.', app, ['dist']);
    } else if (word === 'COPY' && !text.startsWith('--from')) {
      const [target = '', ...files] = text.split(' ').reverse();
      for (const file of files) copyAll(dirname(file), join(app, target), [basename(file)]);
    } else if (word === 'ENV') {
      for (const [, name = '', value = ''] of text.matchAll(/(\w+)=(\S+)/g)) {
        image.environment[name] = within(value).replace('$PATH', process.env.PATH ?? '');
      }
    } else if (word === 'USER') image.user = Number.parseInt(text, 10);
    else if (word === 'CMD') image.command = JSON.parse(text) as string[];
    else if (word === 'HEALTHCHECK') image.healthcheck = JSON.parse(text.replace(/^.*CMD /, '')) as string[];
  }
  return image;
}
