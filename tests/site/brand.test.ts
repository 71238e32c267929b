import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Brand } from '../../schemas/brand.ts';
import { runSite, type Site } from './runSite.ts';

const demoBrand: Omit<Brand, 'id' | 'languages' | 'publicVersion' | 'ownBlocks'> = JSON.parse(
  readFileSync('demo/brand.json', 'utf8'),
);

const BRAND: typeof demoBrand = {
  ...demoBrand,
  name: 'Kestrel & Sons',
  slogan: { ...demoBrand.slogan, en: 'Fast, and home for tea.', de: 'Schnell, und zum Tee zurück.' },
  modelPrefix: 'Estran',
  referencePrefix: 'KES',
  social: { ...demoBrand.social, photo: 'https://pictures.kestrel.example/' },
  embedHosts: ['tours.kestrel.example'],
};

let site: Site;
let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'brand-'));
  const file = join(directory, 'brand.json');
  writeFileSync(file, JSON.stringify(BRAND));
  site = await runSite({ BRAND_FILE: file });
});
afterAll(async () => {
  await site.kill();
  rmSync(directory, { recursive: true });
});

const html = async (path: string) => (await fetch(site.url + path)).text();

it.each([
  ['/sitemap', 'Fast, and home for tea.', 'Kestrel &amp; Sons, home page'],
  ['/de/sitemap', 'Schnell, und zum Tee zurück.', 'Kestrel &amp; Sons, Startseite'],
])(
  '%s: title, header and footer contain the brand of BRAND_FILE and no other',
  async (path, slogan, home) => {
    const text = await html(path);
    expect(text).toMatch(/<title>[^<]+ \| Kestrel &amp; Sons<\/title>/);
    expect(text).toContain(`aria-label="${home}"`);
    expect(text).toContain(slogan);
    expect(text).toContain('href="https://pictures.kestrel.example/"');
    expect(text).not.toContain('photos.estran.example');
    expect(text).toMatch(/<meta name="description" content="[^"]*Kestrel &amp; Sons[^"]*"/);
  },
);

it('the 404 page contains the brand', async () => {
  expect(await html('/no-such-page')).toContain('| Kestrel &amp; Sons</title>');
});

it('structured data, feeds and calendar files contain the brand', async () => {
  expect(await html('/')).toContain('"slogan":"Fast, and home for tea."');
  expect(await html('/news/feed.xml')).toContain('<name>Kestrel &amp; Sons</name>');
});

it('frame-src has only the brand’s hosts; other videos are links', async () => {
  const response = await fetch(`${site.url}/the-yard`);
  expect(response.headers.get('content-security-policy')).toMatch(
    /frame-src https:\/\/tours\.kestrel\.example(;|$)/,
  );
  expect(await html('/the-yard')).not.toContain('www.youtube-nocookie.com');
});

it('a form’s reference has the brand’s prefix, in the answer and on the page', async () => {
  const form = { firstName: 'M', lastName: 'P', email: 'm@p.example', country: 'GB', boats: 'EST-042' };
  const posted = await fetch(`${site.url}/newsletter`, {
    method: 'POST',
    headers: { Origin: site.url },
    body: new URLSearchParams({ ...form, newsletter: 'on' }),
    redirect: 'manual',
  });
  const location = posted.headers.get('location') ?? '';
  const [reference = ''] = location.match(/KES-[0-9A-Z]{4}-[0-9A-Z]{4}/) ?? [];
  expect([posted.status, reference]).not.toContain('');
  expect(await (await fetch(new URL(location, site.url))).text()).toContain(reference);
});

it('a form page shows no reference of another brand', async () => {
  expect(await html('/newsletter?sent=KES-7K2M-9QXA')).toContain('KES-7K2M-9QXA');
  expect(await html('/newsletter?sent=EST-7K2M-9QXA')).not.toContain('EST-7K2M-9QXA');
});

it('the icon contains no brand name', async () => {
  expect(await html('/favicon.svg')).not.toMatch(/estran/i);
});
