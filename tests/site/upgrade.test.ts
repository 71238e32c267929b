import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLeadStore } from '../../server/leads/store/openLeadStore.ts';
import { copyBuild } from './copyBuild.ts';
import { runSite, type Site } from './runSite.ts';
import { type ReverseProxy, startProxy } from './startProxy.ts';

const PAGES = ['/', '/the-yard', '/de/die-werft', '/boats/estran-42'];
const DATA = '/the-yard/index.pageContext.json';
const VISITORS = 3;
const FORM = {
  title: 'Mme',
  firstName: 'A',
  lastName: 'B',
  mobile: '',
  country: 'FR',
  postalCode: '56100',
  boats: 'EST-042',
};

let folder: string;
let second: string;
const sites: Site[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bridgedeck-upgrade-'));
  second = copyBuild();
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.kill()));
  for (const made of [folder, second]) rmSync(made, { recursive: true });
});

/** A process of a build, on the stores that all of them share. */
async function serve(build: string): Promise<Site> {
  const directories = { LEADS_DIRECTORY: folder, CACHE_DIRECTORY: join(folder, 'cache') };
  const environment = { ...directories, TRUST_PROXY: '1', MAX_CONNECTIONS_PER_ADDRESS: '0' };
  const site = await runSite({ ...environment, SITE_URL: 'https://www.estran.example' }, { build });
  sites.push(site);
  return site;
}

const assetsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g)].map(([path]) => path)),
];
/** Every file of a build that a page may ask for, now or once it is used. */
const assetsOf = (build: string): string[] =>
  globSync('assets/**/*.{js,css,woff2}', { cwd: join(build, 'dist/client') }).map((file) => `/${file}`);
const readText = async (url: string): Promise<string> => (await fetch(url)).text();
const statusesOf = async ({ url }: Site, paths: readonly string[]): Promise<number[]> => {
  const answers = paths.map(async (path) => {
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    return answer.status;
  });
  return [...new Set(await Promise.all(answers))];
};

interface Load {
  /** Number of forms. */
  sent: number;
  failures: string[];
  /** Resolves when every visitor has begun and ended a visit since the call. */
  visited(): Promise<void>;
  stop(): Promise<void>;
}

/** Visitors who open pages with everything on them, change pages, and now and then send a form. */
function startLoad({ url }: ReverseProxy): Load {
  let isOver = false;
  const visits = Array<number>(VISITORS).fill(0);
  const failures: string[] = [];
  let sent = 0;
  const ask = async (path: string, expected: number, options?: RequestInit): Promise<string> => {
    try {
      const answer = await fetch(url + path, { redirect: 'manual', ...options });
      const text = await answer.text();
      if (answer.status !== expected) failures.push(`${answer.status} ${path} ${text.slice(0, 200)}`);
      return text;
    } catch (error) {
      failures.push(`${error} ${path}`);
      return '';
    }
  };
  const visit = async (visitor: number): Promise<void> => {
    for (let round = 0; !isOver; round++) {
      const page = await ask(PAGES[(visitor + round) % PAGES.length] ?? '/', 200);
      await Promise.all(assetsIn(page).map((path) => ask(path, 200)));
      await ask(DATA, 200);
      visits[visitor] = round + 1;
      await sleep(100);
    }
  };
  const sendForms = async (): Promise<void> => {
    // Of all visitors together, a process takes thirty without a captcha.
    while (!isOver && sent < 30) {
      const email = `visitor-${sent}@example.com`;
      const headers = { 'x-forwarded-for': `192.0.2.${sent}` };
      await ask('/brochure', 303, { method: 'POST', headers, body: new URLSearchParams({ ...FORM, email }) });
      sent++;
      await sleep(300);
    }
  };
  const all = [...Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)), sendForms()];
  return {
    get sent() {
      return sent;
    },
    failures,
    visited: async () => {
      // One visit may be under way.
      const goals = visits.map((ended) => ended + 2);
      const hasReached = () => goals.every((goal, visitor) => (visits[visitor] ?? 0) >= goal);
      await expect.poll(hasReached, { timeout: 60_000, interval: 20 }).toBe(true);
    },
    stop: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
}

it('an upgrade and its rollback fail no request, lose no lead, and open pages find their code', {
  timeout: 300_000,
}, async () => {
  const first = await serve('.');
  const openPage = await readText(`${first.url}/the-yard`);
  const openData = await readText(first.url + DATA);
  const proxy = await startProxy([first.url]);
  const load = startLoad(proxy);
  await load.visited();

  // Beside the old one: each has pages of both behind a proxy, so each serves the code of both.
  const next = await serve(second);
  proxy.behind.push(next.url);
  await load.visited();
  const newPage = await readText(`${next.url}/the-yard`);
  expect(assetsIn(newPage).length).toBeGreaterThan(2);
  expect(assetsIn(newPage).filter((path) => assetsIn(openPage).includes(path))).toEqual([]);
  expect(await statusesOf(first, assetsIn(newPage))).toEqual([200]);
  expect(await statusesOf(next, assetsIn(openPage))).toEqual([200]);

  expect(await first.stop()).toBe(0);
  proxy.behind.splice(0, 1);
  await load.visited();
  // Also what a page asks for only when it is scrolled to or touched.
  expect(await statusesOf(next, assetsOf('.'))).toEqual([200]);
  // Its code takes data of its own release only; any other has it load the document.
  const release = (data: string) => JSON.parse(data).release;
  expect(openPage).toContain(`<meta name="release" content="${release(openData)}">`);
  expect(release(await readText(next.url + DATA))).not.toBe(release(openData));

  const again = await serve('.');
  proxy.behind.push(again.url);
  await load.visited();
  expect(await next.stop()).toBe(0);
  proxy.behind.splice(0, 1);
  await load.visited();
  expect(await statusesOf(again, assetsOf(second))).toEqual([200]);

  await load.stop();
  proxy.close();
  expect(load.failures).toEqual([]);
  expect(load.sent).toBeGreaterThan(0);
  const store = await openLeadStore({ directory: folder });
  const leads = new Set<string>();
  for await (const { reference } of store.leads({})) leads.add(reference);
  await store.close();
  expect(leads.size).toBe(load.sent);
  expect(sites.flatMap(({ noise }) => noise)).toEqual([]);
});
