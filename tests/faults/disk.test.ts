import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDiskCache } from '../../server/media/createDiskCache.ts';
import { runSite } from '../site/runSite.ts';
import { tell } from './tell.ts';
import { visit } from './visit.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'bridgedeck-disk-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

it('picture cache not writable: every picture is answered, and the log has the reason', async () => {
  const file = join(await folder(), 'a-file');
  await writeFile(file, '');
  const site = await runSite({ CACHE_DIRECTORY: file });
  onTestFinished(() => void site.stop());
  const { html } = await visit(site.url);
  const pictures = [...new Set(html.match(/\/images\/[^"\s,]+/g))].slice(0, 3);
  const statuses: number[] = [];
  for (const path of pictures) statuses.push((await visit(site.url + path.replaceAll('&amp;', '&'))).status);
  const told = () => site.log.filter(({ event }) => event === 'file-cache-failed').length;
  await expect.poll(told).toBe(1);
  tell('disk not writable', `${statuses.join(', ')} for ${pictures.length} pictures, ${told()} line of log`);
  expect(statuses).toEqual([200, 200, 200]);
});

/** What a file may have at most, in units of 512 bytes: beyond it, writing fails in the middle, as on a full disk. */
const PROGRAM = `
import { createDiskCache } from '${new URL('../../server/media/createDiskCache.ts', import.meta.url)}';
const cache = createDiskCache(process.argv[1], 'picture');
await cache.write('large', Buffer.alloc(1_000_000));
await cache.write('small', Buffer.from('fits'));
process.stdout.write(JSON.stringify({ large: await cache.read('large') !== undefined, small: await cache.read('small') !== undefined }));
`;

it('disk full in the middle of a picture: no incomplete picture is stored', async () => {
  const directory = await folder();
  const limited = 'trap "" XFSZ; ulimit -f 64; exec "$0" --input-type=module --eval "$1" "$2"';
  const { stdout, status } = spawnSync('sh', ['-c', limited, process.execPath, PROGRAM, directory], {
    encoding: 'utf8',
  });
  const left = readdirSync(directory).length;
  tell('disk full', `exit code ${status}, kept ${stdout}, ${left} file(s) left`);
  expect(JSON.parse(stdout)).toEqual({ large: false, small: true });
  expect(left).toBe(1);
  // The same folder, with room again.
  const cache = createDiskCache(directory, 'picture');
  await cache.write('large', Buffer.alloc(1_000_000));
  expect((await cache.read('large'))?.bytes.length).toBe(1_000_000);
});

/** Fields of a brochure's form, as a browser posts them. */
const FORM = {
  title: 'Mme',
  firstName: 'Maëlle',
  lastName: 'Le Goff',
  email: 'maelle@example.com',
  country: 'FR',
  postalCode: '56100',
  boats: 'EST-042',
};

it('disk full for a while: pages are served, forms get 503 with what was typed, and are accepted once there is room', async () => {
  const directory = await folder();
  const site = await runSite(
    {
      LEADS_DIRECTORY: directory,
      HISTORY_DIRECTORY: directory,
      LOG_DIRECTORY: join(directory, 'logs'),
      CACHE_DIRECTORY: join(directory, 'cache'),
      ADMIN_PORT: '0',
    },
    { ignoresFileLimit: true },
  );
  onTestFinished(() => void site.stop());
  /** Beyond it, writing fails in the middle, as on a full disk. */
  const limitFiles = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(site.pid), `--fsize=${bytes}:unlimited`]);
  const send = async (postalCode: string) => {
    const response = await fetch(`${site.url}/fr/brochure`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ ...FORM, postalCode }),
      redirect: 'manual',
    });
    return { status: response.status, html: await response.text() };
  };
  const canStoreLeads = async () => (await (await fetch(`${site.url}/readyz`)).json()).services.leads;
  expect((await send('56100')).status).toBe(303);
  limitFiles('1');
  const pages = await Promise.all(
    ['/', '/fr', '/news', '/fr/brochure'].map((path) => visit(site.url + path)),
  );
  const refused = await send('56200');
  await expect.poll(canStoreLeads, { timeout: 10_000 }).toBe(false);
  const admin = await Promise.all(['', 'leads', 'problems'].map((path) => visit(`${site.adminUrl}/${path}`)));
  limitFiles('unlimited');
  await expect.poll(canStoreLeads, { timeout: 10_000 }).toBe(true);
  const sentAgain = await send('56200');
  const count = (event: string) => site.log.filter((line) => line.event === event).length;
  const statuses = pages.map(({ status }) => status);
  tell(
    'disk full, then with room again',
    `pages ${statuses.join(', ')}; a form ${refused.status} with all that was written, then ${sentAgain.status}; ` +
      `${count('log-files-failed')} line for the log files, ${count('history-failed')} for the history`,
  );
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(admin.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([refused.status, refused.html.includes('value="Le Goff"')]).toEqual([503, true]);
  expect(sentAgain.status).toBe(303);
  expect([count('log-files-failed'), count('history-failed') <= 1]).toEqual([1, true]);
});
