import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '../../locales/locales.ts';
import { ask } from '../server/loopback.ts';
import { picture } from '../server/media/contentHost.ts';
import { runSite, type Site } from './runSite.ts';
import { type Answer, FILES, type FilesContent, startFilesContent } from './startFilesContent.ts';

/** Names as they are on Drupal's disk. */
const NAMES = [
  'Capture d’écran.png',
  'Capture d’écran 2026-11-24 à 14.05.12.png',
  'Été – “la mer” … 12°.jpg',
  'e\u0301te\u0301 (NFD).jpg',
  'été (NFC).jpg',
  '100%.jpg',
  '50% off.jpg',
  '5%ad.jpg',
  '100%25.jpg',
  'a%20b.jpg',
  'plan #2.jpg',
  'what?.jpg',
  'a;b.jpg',
  'star*.jpg',
  '{curly}.jpg',
  '10:30.jpg',
  'a|b<c>d"e.jpg',
  'a^b`c.jpg',
  "l'ancre & la voile, +1 = $2 @bord ~ [x]!.jpg",
  '⛵.jpg',
  '👩‍✈️🇫🇷.jpg',
  '14\u202fh\u202f05\u00a0min.jpg',
  '\u200eIMG-20261124-WA0001.jpg',
  ' blank first.jpg',
  'UPPER CASE.JPEG',
  'Ελλάδα 海 море ספינה.webp',
  '2026-11/dossier – été/a b.jpg',
  `${'long é'.repeat(30)}.jpg`,
];

const encoded = (name: string) => FILES + name.split('/').map(encodeURIComponent).join('/');
/** Both spellings of a URL; a mere name that looks encoded can only be told encoded. */
const spellings = NAMES.flatMap((name) => [
  encoded(name),
  ...(/%[\da-f]{2}/i.test(name.replace('%ad', '')) ? [] : [FILES + name]),
]);

/** Fills the slider of a page with a picture for each URL, and two that cannot be shown. */
function fillSlider({ included }: Answer): void {
  const slider = included.find(({ type }) => type === 'paragraph--image_slider');
  if (!slider) return;
  const urls = [...spellings, '/system/files/secret.png', `${FILES}../../settings.png`];
  slider.relationships.field_items = {
    data: urls.map((_, index) => ({ type: 'paragraph--image_slider_item', id: `item-${index}` })),
  };
  for (const [index, url] of urls.entries()) {
    const meta = { alt: `Picture ${index}`, width: 900, height: 600 };
    const refer = (type: string, id: string, more = {}) => ({
      data: { type, id: `${id}-${index}`, ...more },
    });
    const add = (type: string, id: string, field: string, target: { data: unknown }) =>
      included.push({ type, id: `${id}-${index}`, attributes: {}, relationships: { [field]: target } });
    add('paragraph--image_slider_item', 'item', 'field_image', refer('media--image', 'media'));
    add('media--image', 'media', 'field_media_image', refer('file--file', 'file', { meta }));
    included.push({
      type: 'file--file',
      id: `file-${index}`,
      attributes: { uri: { url } },
      relationships: {},
    });
  }
}

let folder: string;
let content: FilesContent;
let site: Site;
const pages = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-names-'));
  content = await startFilesContent(fillSlider);
  const bytes = await picture(900, 600);
  for (const name of NAMES) {
    content.files.set(name, (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(bytes),
    );
  }
  site = await runSite({ CONTENT_URL: content.url, CONTENT_KEY: content.key, CACHE_DIRECTORY: folder });
  const { alternates } = await (
    await fetch(`${site.url}/the-yard`, { headers: { accept: 'application/json' } })
  ).json();
  for (const { locale, path } of alternates) pages.set(locale, await (await fetch(site.url + path)).text());
});
afterAll(async () => {
  await site.kill();
  await content.close();
  await rm(folder, { recursive: true, force: true });
});

/** `src` of the slide that shows a URL. */
const srcOf = (html: string, url: string) =>
  new RegExp(`<img alt="Picture ${spellings.indexOf(url)}"[^>]* src="([^"]*)"`).exec(html)?.[1] ?? '';

describe('pictures with unusual file names', () => {
  it('are on the page in all six languages', () => {
    expect([...pages.keys()].sort()).toEqual([...LOCALE_CODES].sort());
    for (const [locale, html] of pages) {
      for (const url of spellings)
        expect(srcOf(html, url), `${locale} ${url}`).toMatch(/^\/images\/[\w/.%~-]+$/);
    }
  });

  it.each(spellings)('are sent: %s', async (url) => {
    const src = srcOf(pages.get('en') ?? '', url);
    const { status, headers } = await ask(site.url, src, { headers: { accept: 'image/webp,image/*' } });
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('refused paths: only their slide is missing, and the log names the file', () => {
    const html = pages.get('en') ?? '';
    expect(html).not.toContain('secret.png');
    expect(html).not.toContain('settings.png');
    expect(site.log.filter(({ event }) => event === 'block-dropped')).toEqual([]);
    const refused = site.log.filter(({ msg }) => String(msg).includes('/system/files/secret.png'));
    expect(refused).toContainEqual(
      expect.objectContaining({ event: 'image-refused', node: expect.any(Number), title: 'The yard' }),
    );
    expect(site.log.filter(({ event }) => event === 'item-dropped').length).toBeGreaterThanOrEqual(2);
  });
});
