import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContentService } from '../../demo/services/content/startContentService.ts';
import { ask } from '../server/loopback.ts';
import { runSite, type Site } from './runSite.ts';
import { type ReverseProxy, startProxy } from './startProxy.ts';

const CLIENT = { clientId: 'previewer', clientSecret: 'what only servers know' };
const KEY = 'a-key';
const OPTIONS = {
  contentDirectory: 'demo/content',
  mediaDirectory: 'demo/media',
  draftClient: CLIENT,
  key: KEY,
  watch: false,
};

let cms: Awaited<ReturnType<typeof startContentService>>;
/** In front of it, to put another in its place. */
let proxy: ReverseProxy;
let site: Site;
/** Whose client the CMS does not know. */
let stranger: Site;
const runWith = (secret: string) =>
  runSite({
    CONTENT_URL: proxy.url,
    CONTENT_KEY: KEY,
    CONTENT_TIMEOUT_MS: '2000',
    CONTENT_EDITOR_ORIGIN: 'https://cms.example.com',
    PREVIEW_CLIENT_ID: CLIENT.clientId,
    PREVIEW_CLIENT_SECRET: secret,
  });
beforeAll(async () => {
  cms = await startContentService({ ...OPTIONS, draftsDirectory: 'demo/drafts' });
  proxy = await startProxy([cms.url]);
  [site, stranger] = await Promise.all([runWith(CLIENT.clientSecret), runWith('another')]);
});
afterAll(async () => {
  await Promise.all([site?.kill(), stranger?.kill()]);
  proxy?.close();
});

const get = async (at: Site, path: string, cookie = '') => {
  const { status, headers, body } = await ask(at.url, path, { headers: { cookie } });
  return { status, headers, html: body.toString() };
};

/** Opens a draft as the module next does. */
const open = async (at: Site, locale: string, state = 'published') => {
  const response = await fetch(`${cms.url}/demo/drafts`, { headers: { 'api-key': KEY } });
  const drafts: { locale: string; state: string; query: string }[] = await response.json();
  const draft = drafts.find((one) => one.locale === locale && one.state === state);
  const { status, headers } = await get(at, `/api/preview?${draft?.query}`);
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  return { status, path: String(headers.location), cookie };
};

describe('the preview of a CMS', () => {
  it('is framed by the origin of its editors and nobody else', async () => {
    const { path, cookie } = await open(site, 'de');
    const { status, headers } = await get(site, path, cookie);
    expect(status).toBe(200);
    const ancestors = /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
    expect(ancestors).toBe("'self' https://cms.example.com");
  });

  it('is a sentence where the CMS refuses the client, and says nothing of it to the log', async () => {
    const { status, path, cookie } = await open(stranger, 'de');
    // The secret of the address is right all the same.
    expect(status).toBe(303);
    const refused = await get(stranger, path, cookie);
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(refused.html).toContain('The CMS does not answer');
    expect(JSON.stringify(stranger.log)).toContain('preview-failed');
    expect(JSON.stringify(stranger.log)).not.toContain('bekommen Sie nie wieder');
  });

  it('says that its draft is gone when that was deleted meanwhile', async () => {
    const { path, cookie } = await open(site, 'en', 'never published');
    expect((await get(site, path, cookie)).status).toBe(200);
    const withoutDrafts = await startContentService(OPTIONS);
    proxy.behind.splice(0, 1, withoutDrafts.url);
    const { status, html } = await get(site, path, cookie);
    expect([status, html.includes('was published or deleted')]).toEqual([404, true]);
    expect((await get(site, '/api/preview/state', cookie)).status).toBe(404);
    proxy.behind.splice(0, 1, cms.url);
    await withoutDrafts.close();
  });

  it('waits while the CMS is away, and opens no other', async () => {
    const { path, cookie } = await open(site, 'en');
    await cms.close();
    const away = await get(site, path, cookie);
    expect([away.status >= 500, away.headers.refresh]).toEqual([true, '5']);
    expect(away.html).toContain('tries again every five seconds');
    expect((await get(site, '/api/preview/state', cookie)).status).toBeGreaterThanOrEqual(500);
    // What was opened in the meantime cannot be checked.
    expect(
      (await get(site, '/api/preview?path=/the-yard&timestamp=1&secret=x')).status,
    ).toBeGreaterThanOrEqual(500);
  });
});
