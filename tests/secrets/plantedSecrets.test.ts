import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContentService } from '../../demo/services/content/startContentService.ts';
import { lead, submission } from '../server/leads/payloads.ts';
import { ask } from '../server/loopback.ts';
import { runSite, runToEnd, type Site } from '../site/runSite.ts';
import { MARK, plantSecrets, SECRET_VARIABLES } from './plantSecrets.ts';
import { type Echo, type Manner, startEcho } from './startEcho.ts';

let content: Echo;
let others: Echo;
let secrets: Record<string, string>;
let site: Site;
const folder = mkdtempSync(join(tmpdir(), 'bridgedeck-secrets-'));
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  others = await startEcho();
  secrets = plantSecrets(others.port);
  const directories = { contentDirectory: 'demo/content', mediaDirectory: 'demo/media' };
  const key = secrets.CONTENT_KEY ?? '';
  const service = await startContentService({ ...directories, key, watch: false });
  content = await startEcho(service.url);
  // PostgreSQL must be there for a start; its own test is below.
  const { DATABASE_URL: _leads, ...planted } = secrets;
  site = await runSite({
    ...planted,
    CONTENT_URL: content.url,
    DEALERS_URL: `${others.url}/dealers`,
    DEALERS_TOKEN_URL: `${others.url}/token`,
    DEALERS_CLIENT_ID: 'site',
    DEALERS_SCOPE: 'all',
    PREVIEW_CLIENT_ID: 'previewer',
    GEOCODER_URL: others.url,
    CAPTCHA_SITEKEY: 'sitekey',
    CAPTCHA_VERIFY_URL: `${others.url}/verify`,
    LEADS_URL: `${others.url}/leads`,
    LEADS_DIRECTORY: folder,
    LOG_DIRECTORY: join(folder, 'log'),
    DEPLOYMENT: 'prod',
    ADMIN_PORT: '0',
    LOG_LEVEL: 'trace',
  });
  closing.push(service.close, content.close, others.close);
});
afterAll(async () => {
  await site.kill();
  for (const close of closing) await close();
  rmSync(folder, { recursive: true });
});

const leaks = (where: string, text: string): string[] => {
  const at = text.indexOf(MARK);
  return at < 0 ? [] : [`${where}: …${text.slice(Math.max(0, at - 120), at + 60)}…`];
};

/** Asks, and looks at all that came back. */
async function leaksAt(origin: string, path: string, headers: Record<string, string> = {}) {
  const { status, headers: given, body } = await ask(origin, path, { headers });
  return leaks(`${path} (${status})`, `${JSON.stringify(given)} ${body}`);
}

const PAGES = [
  '/fr',
  '/boats/estran-42',
  '/ranges/escale',
  '/news',
  '/news/2',
  '/events',
  '/the-yard',
  '/dealers',
  '/dealers?q=brest',
  '/dealers?near=48.1,-4.2',
  '/brochure',
  '/newsletter',
  '/sitemap',
  '/no-such-page',
];
const ENDPOINTS = [
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-de.xml',
  '/news/feed.xml',
  '/registry.json',
  '/schemas/page.json',
  '/api/lists/dealers/en.json',
  '/api/dealers/dealers/en.json',
  '/api/autocomplete?text=bre&locale=fr&kind=dealers',
  '/api/puzzle?sitekey=sitekey',
  '/images/hero/1280.webp/sites/default/files/none.jpg',
  '/films/sites/default/files/none.mp4',
  '/hooks/purge',
  '/%ff',
];

const post = async (path: string, body: string, headers: Record<string, string>): Promise<string[]> => {
  const answer = await fetch(site.url + path, { method: 'POST', body, headers });
  const all = JSON.stringify([...answer.headers]) + (await answer.text());
  return leaks(`POST ${path} (${answer.status})`, all);
};
const json = { 'content-type': 'application/json' };

/** Everything a visitor can do, while the services are in some manner. */
async function visitAll(manner: Manner, suffix: string): Promise<string[]> {
  content.answer(manner);
  others.answer(manner);
  const found: string[] = [];
  for (const page of PAGES) {
    // A page nobody has asked for before is made by the services, not taken from what is kept.
    const path = page.replace(/^\/the-yard/, suffix);
    found.push(...(await leaksAt(site.url, path)));
    found.push(...(await leaksAt(site.url, path, { accept: 'application/json' })));
    const data = `${path.split('?')[0]}/index.pageContext.json`;
    found.push(...(await leaksAt(site.url, data)));
  }
  for (const path of ENDPOINTS) found.push(...(await leaksAt(site.url, path)));
  const solution = { 'frc-captcha-solution': 'a.b.c.d', ...json };
  found.push(...(await post('/form-submit', JSON.stringify(submission()), solution)));
  const leads = { Leads: [lead()], FriendlyCaptchaSolution: 'a.b.c.d' };
  found.push(...(await post('/send-lead', JSON.stringify(leads), json)));
  found.push(...(await post('/hooks/purge', '{"all":true}', { authorization: 'Bearer wrong' })));
  const bearer = { authorization: `Bearer ${secrets.CONTENT_HOOK_SECRET}` };
  found.push(...(await post('/hooks/purge', '{"tags":["x"]}', bearer)));
  return found;
}

describe('secrets planted in every variable that holds one', () => {
  it('are at least ten, and those of services are sent to them', async () => {
    expect(SECRET_VARIABLES.length).toBeGreaterThanOrEqual(10);
    await visitAll('well', '/how-we-build');
    expect(content.heard()).toContain(secrets.CONTENT_KEY);
    for (const name of ['DEALERS_CLIENT_SECRET', 'GEOCODER_KEY', 'CAPTCHA_SECRET']) {
      expect(others.heard(), name).toContain(secrets[name]);
    }
  });

  it.each([
    ['well', '/visit-the-yard'],
    ['json', '/buying-guide'],
    ['html', '/first-season'],
    ['problem', '/sea-trial'],
  ] as const)(
    'appear in no answer while the services answer in the manner “%s”',
    { timeout: 90_000 },
    async (manner, path) => {
      expect(await visitAll(manner, path)).toEqual([]);
    },
  );

  it('appear on no page of the admin port', { timeout: 60_000 }, async () => {
    const admin = site.adminUrl ?? '';
    const ids = site.log.flatMap(({ requestId, level }) =>
      level !== 'info' && typeof requestId === 'string' ? [requestId] : [],
    );
    const requests = [...new Set(ids)].slice(0, 20).map((id) => `/requests/${id}`);
    const paths = ['/', '/metrics', '/requests', '/requests?status=5xx', '/requests/export', '/nowhere'];
    const found: string[] = [];
    for (const path of [...paths, ...requests, ...requests.map((path) => `${path}/export`)]) {
      found.push(...(await leaksAt(admin, path)));
    }
    expect(requests.length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });

  it('appear in no log line, log file or other output of the site', () => {
    const files = globSync('log/*', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(files.length).toBeGreaterThan(0);
    const lines = site.log.map((line) => JSON.stringify(line));
    expect([...lines, ...site.noise, ...files].flatMap((text) => leaks('log', text))).toEqual([]);
  });

  it('their variables are named in no file that browsers load', () => {
    const files = globSync('dist/client/**/*.{js,css,json,html,svg}');
    expect(files.length).toBeGreaterThan(10);
    const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
    const named = texts.filter(([, text]) => SECRET_VARIABLES.some((name) => text.includes(name)));
    expect(named.map(([file]) => file)).toEqual([]);
  });
});

describe('a start that fails', () => {
  /** So much that each of the others counts; PostgreSQL alone is asked before the site listens, and nobody is there. */
  const services = {
    CONTENT_URL: 'http://127.0.0.1:9',
    PREVIEW_CLIENT_ID: 'previewer',
    GEOCODER_URL: 'http://127.0.0.1:9',
    LEADS_URL: 'http://127.0.0.1:9',
    CAPTCHA_SITEKEY: 'sitekey',
    DEALERS_URL: 'http://127.0.0.1:9',
    DEALERS_TOKEN_URL: 'http://127.0.0.1:9',
    DEALERS_CLIENT_ID: 'site',
    DEALERS_SCOPE: 'all',
  };

  it.each(SECRET_VARIABLES)(
    'writes no secret to stderr when %s is invalid',
    { timeout: 60_000 },
    async (name) => {
      const { code, stderr } = await runToEnd({
        ...plantSecrets(9),
        ...services,
        [name]: `${MARK} é@${MARK}\n`,
      });
      expect(code).toBe(1);
      expect(stderr).not.toBe('');
      expect(leaks(name, stderr)).toEqual([]);
    },
  );
});
