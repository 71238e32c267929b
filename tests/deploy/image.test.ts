import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fetchRaw } from '../bench/fetchRaw.ts';
import { freePort } from '../freePort.ts';
import { buildImage } from './buildImage.ts';

/** Of debian:bookworm-slim, unpacked (MB). */
const BASE_MEGABYTES = 75;
const SECRET = 'a-secret-of-more-than-24-characters';

const image = buildImage();
const app = join(image.directory, 'app');
afterAll(() => rmSync(image.directory, { recursive: true }));

/** As the image's user; without root, as the one who runs the tests. */
const asUser = (words: readonly string[]): [string, string[]] => {
  const { user } = image;
  const drop = ['setpriv', '--reuid', `${user}`, '--regid', `${user}`, '--clear-groups', '--no-new-privs'];
  const [program = '', ...args] = process.getuid?.() === 0 ? [...drop, ...words] : words;
  return [program, args];
};

it('the Dockerfile makes an image of at most 350 MB that serves as a user who can write to its volumes only', async () => {
  const kilobytes = Number.parseInt(execFileSync('du', ['-sk', app], { encoding: 'utf8' }), 10);
  expect(kilobytes / 1000 + BASE_MEGABYTES).toBeLessThanOrEqual(350);
  expect(readdirSync(app)).not.toContain('tests');

  const secrets = join(image.directory, 'run/secrets');
  mkdirSync(secrets, { recursive: true });
  writeFileSync(join(secrets, 'hook'), `${SECRET}\n`);
  const port = await freePort();
  const options: SpawnOptions = {
    cwd: app,
    env: {
      ...image.environment,
      PORT: String(port),
      ADMIN_PORT: 'off',
      WARM_UP: 'off',
      CONTENT_HOOK_SECRET_FILE: join(secrets, 'hook'),
    },
  };
  // Everything that is written from here on is newer than this file.
  const stamp = join(image.directory, 'stamp');
  writeFileSync(stamp, '');
  const site = spawn(...asUser(image.command), { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [site.stdout, site.stderr]) stream?.on('data', (text) => (printed += String(text)));
  try {
    await expect
      .poll(() => (site.exitCode === null ? fetchRaw(port, '/readyz').catch(() => undefined) : printed), {
        timeout: 40_000,
      })
      .toMatchObject({ status: 200 });
    expect((await fetchRaw(port, '/fr/catamarans/estran-42')).body.toString()).toContain('<h1');
    expect(spawnSync(...asUser(image.healthcheck), { ...options, encoding: 'utf8' })).toMatchObject({
      status: 0,
    });
    const purge = (secret: string) =>
      fetch(`http://127.0.0.1:${port}/hooks/purge`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}` },
        body: '{"all":true}',
      });
    // The line break at the end of the file is no part of the secret.
    expect((await purge(SECRET)).status).toBeLessThan(300);
    expect((await purge(`${SECRET}x`)).status).toBe(401);
    // The commands are in the image too: there are no leads yet.
    const leads = spawnSync(...asUser(['node', 'tools/leads.ts', 'list']), { ...options, encoding: 'utf8' });
    expect(leads).toMatchObject({ status: 1, stderr: '' });
  } finally {
    site.kill('SIGTERM');
    if (site.exitCode === null) await once(site, 'exit');
  }
  expect(site.exitCode, printed).toBe(0);
  expect(readdirSync(join(app, 'logs')).length).toBeGreaterThan(0);
  expect(readdirSync(join(app, '.data'))).toContain('leads.db');
  const volumes = ['.data', '.cache', 'logs'].flatMap((name) => ['-not', '-path', `${join(app, name)}*`]);
  expect(execFileSync('find', [app, '-newer', stamp, ...volumes], { encoding: 'utf8' })).toBe('');
});
