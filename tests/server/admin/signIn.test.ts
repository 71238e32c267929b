import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveCaptcha } from '../../demo/services/captcha/solveCaptcha.ts';
import { freePort } from '../../freePort.ts';
import { runSite, type Site } from '../../site/runSite.ts';
import { submission } from '../leads/payloads.ts';
import { ask } from '../loopback.ts';
import { type OpenIdProvider, startOpenIdProvider } from './openIdProvider.ts';

const METRICS_KEY = 'a-key-for-prometheus-alone';
const PROXY_SECRET = 'a-secret-that-the-proxy-has';
/** Its site is small: the gallery counts the blocks on every page. */
const BRAND_FILE = 'demo/brands/ternby/brand.json';

// A store of its own: one lead is in it.
const directory = mkdtempSync(join(tmpdir(), 'sign-in-'));
let provider: OpenIdProvider;
let site: Site;
let proxied: Site;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  const port = await freePort();
  site = await runSite({
    BRAND_FILE,
    ADMIN_PORT: String(port),
    ADMIN_AUTH: 'oidc',
    ADMIN_URL: `http://127.0.0.1:${port}`,
    ADMIN_OIDC_ISSUER: provider.issuer,
    ADMIN_OIDC_CLIENT_ID: provider.client.id,
    ADMIN_OIDC_CLIENT_SECRET: provider.client.secret,
    ADMIN_ROLES_CLAIM: 'realm_access.roles',
    ADMIN_ROLES: 'crm-team=support,writers=editor,makers=modeler',
    ADMIN_CONTACT: 'the web team, web@example.com',
    METRICS_KEY,
    CAPTCHA_EFFORT: 'token',
    LEADS_DIRECTORY: directory,
  });
  proxied = await runSite({
    BRAND_FILE,
    ADMIN_PORT: '0',
    ADMIN_AUTH: 'proxy',
    ADMIN_URL: 'https://admin.example.com',
    ADMIN_PROXY_SECRET: PROXY_SECRET,
  });
});
afterAll(async () => {
  await site?.kill();
  await proxied?.kill();
  provider?.close();
  rmSync(directory, { recursive: true });
  expect([site.noise, proxied.noise]).toEqual([[], []]);
});

const open = async (path: string, cookie = '', more: Record<string, string> = {}) => {
  const { status, headers, body } = await ask(site.adminUrl ?? '', path, {
    headers: { accept: 'text/html', cookie, ...more },
  });
  const cookies = [headers['set-cookie'] ?? []].flat();
  return { status, location: String(headers.location), cookies, html: body.toString() };
};
const toCookie = (cookies: string[]) => cookies.map((one) => one.split(';')[0]).join('; ');

/** Goes where a browser would go. @returns the last answer, and the session of the colleague. */
const signIn = async (
  roles: string[],
  {
    to = '/',
    fault,
    inUserInfo = false,
  }: { to?: string; fault?: OpenIdProvider['persona']['fault']; inUserInfo?: boolean } = {},
) => {
  const said = { email: 'mel@example.com', realm_access: { roles } };
  provider.persona = {
    claims: inUserInfo ? { email: 'mel@example.com' } : said,
    ...(inUserInfo && { userInfo: said }),
    ...(fault && { fault }),
  };
  const began = await open(`/sign-in?to=${encodeURIComponent(to)}`);
  const asked = await fetch(began.location, { redirect: 'manual' });
  const back = new URL(asked.headers.get('location') ?? '');
  const ended = await open(back.pathname + back.search, toCookie(began.cookies));
  const session = ended.cookies.find((one) => /^admin=/.test(one)) ?? '';
  return { ...ended, began, back, attributes: session, session: session.split(';')[0] ?? '' };
};

describe('with an OpenID provider', () => {
  it('every page redirects to the provider while signed out', async () => {
    for (const path of [
      '/',
      '/leads',
      '/requests',
      '/blocks',
      '/editors',
      '/slow',
      '/problems',
      '/visitors',
    ]) {
      const { status, location } = await open(path);
      expect([path, status, location]).toEqual([path, 303, `/sign-in?to=${encodeURIComponent(path)}`]);
    }
    const { location } = await open('/sign-in');
    const query = new URL(location).searchParams;
    expect([query.get('response_type'), query.get('code_challenge_method')]).toEqual(['code', 'S256']);
    expect(query.get('state')?.length).toBeGreaterThan(20);
    expect(query.get('nonce')?.length).toBeGreaterThan(20);
    expect((await open('/metrics', '', { 'sec-fetch-mode': 'cors' })).status).toBe(401);
  });

  it('after sign-in: returns to the requested page with an HttpOnly, SameSite cookie', async () => {
    const { status, location, attributes } = await signIn(['crm-team', 'other'], {
      to: '/leads?status=dead',
    });
    expect([status, location]).toEqual([303, '/leads?status=dead']);
    expect(attributes).toMatch(/HttpOnly/);
    expect(attributes).toMatch(/SameSite=Lax/);
    expect(attributes).toMatch(/Path=\//);
  });

  it('a return address on another site is replaced by /', async () => {
    for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', '/ok\nx']) {
      expect((await signIn(['crm-team'], { to })).location).toBe('/');
    }
  });

  it.each([
    [
      ['crm-team'],
      [
        '/',
        '/slow',
        '/slow/export.csv',
        '/problems',
        '/visitors',
        '/leads',
        '/leads/export.csv',
        '/requests',
      ],
      ['/blocks', '/editors', '/blocks/lead/playground'],
    ],
    [
      ['writers'],
      ['/editors', '/blocks', '/blocks/lead'],
      ['/figures.csv', '/slow', '/leads', '/requests', '/requests/export', '/blocks/lead/playground'],
    ],
    [
      ['makers'],
      ['/', '/slow', '/blocks', '/blocks/lead/playground', '/blocks/lead/schema'],
      ['/leads', '/LEADS/', '/leads/export.csv', '/requests', '/editors'],
    ],
    [[], [], ['/', '/leads', '/blocks', '/editors', '/requests']],
  ])('claims %j: may open %j, gets 403 for %j', async (roles, seen, refused) => {
    const { session } = await signIn(roles);
    for (const path of seen) expect([path, (await open(path, session)).status]).toEqual([path, 200]);
    for (const path of refused) expect([path, (await open(path, session)).status]).toEqual([path, 403]);
  });

  it('/ redirects to the first page the role may open; the menu has no others', async () => {
    const { location, session } = await signIn(['writers'], { inUserInfo: true });
    expect(location).toBe('/');
    const { status, location: start } = await open('/', session);
    expect([status, start]).toEqual([303, '/editors']);
    const { html } = await open('/editors', session);
    expect([html.includes('>Leads</a>'), html.includes('>Blocks</a>')]).toEqual([false, true]);
    expect(html).toContain('Sign out</button>');
  });

  it.each([
    ['writers', ['/editors', '/blocks', '/blocks/lead', '/blocks/changes']],
    ['makers', ['/', '/slow?slower=0', '/problems', '/visitors', '/blocks/lead', '/blocks/no-such-type']],
    ['crm-team', ['/', '/slow?slower=0', '/problems', '/visitors', '/leads', '/requests', '/leads/nothing']],
  ])('%s: no link or form on a page leads to one that is refused', async (role, paths) => {
    // Something for the lists.
    expect((await fetch(`${site.url}/no-such-page`)).status).toBe(404);
    const { session } = await signIn([role]);
    const found = new Set<string>();
    for (const path of paths) {
      const { html } = await open(path, session);
      for (const [, address = ''] of html.matchAll(/ (?:href|action)="(\/(?!\/)[^"#?]*)/g))
        found.add(address);
    }
    found.delete('/sign-out');
    expect(found.size).toBeGreaterThan(5);
    const refused: string[] = [];
    for (const address of found) {
      const { status } = await open(address, session);
      if (status === 401 || status === 403) refused.push(address);
    }
    expect(refused).toEqual([]);
  });

  it('a refused page says where the colleague may go on', async () => {
    const { session } = await signIn(['writers']);
    const { html } = await open('/leads', session);
    expect(html).toContain('<a href="/editors">What is for you</a>');
    expect(html).not.toContain('href="/sign-in"');
  });

  it('a refused page says for which roles it is, and who gives them', async () => {
    const { session } = await signIn(['writers']);
    const whom = 'for that role, ask the web team, web@example.com.';
    expect((await open('/leads', session)).html).toContain(`This page is for support: ${whom}`);
    expect((await open('/slow', session)).html).toContain(`This page is for support or modeler: ${whom}`);
    expect((await open('/no-such-page', session)).html).toContain('nothing for anybody at this address');
  });

  it('headers of a proxy mean nothing here', async () => {
    const said = {
      'x-forwarded-user': 'mel',
      'x-forwarded-groups': 'support',
      'x-admin-proxy-secret': PROXY_SECRET,
    };
    expect((await open('/leads', '', said)).status).toBe(303);
  });

  it.each(['nonce', 'audience', 'signature', 'expired'] as const)(
    'token with a wrong or expired %s: 403 without a session',
    async (fault) => {
      const { status, session } = await signIn(['crm-team'], { fault });
      expect([status, session]).toEqual([403, '']);
    },
  );

  it('a callback without its cookie, with another browser’s cookie, or used twice is refused', async () => {
    const { back, began } = await signIn(['crm-team']);
    const stranger = await open('/sign-in');
    const address = back.pathname + back.search;
    expect((await open(address)).status).toBe(400);
    expect((await open(address, toCookie(stranger.cookies))).status).toBe(403);
    expect((await open(address, toCookie(began.cookies))).status).toBe(400);
  });

  it('sign-out ends the session here and at the provider; the old cookie no longer works', async () => {
    const { session } = await signIn(['crm-team']);
    const out = await ask(site.adminUrl ?? '', '/sign-out', {
      method: 'POST',
      headers: { cookie: session, 'sec-fetch-site': 'same-origin' },
    });
    expect([out.status, String(out.headers.refresh).startsWith(`0; url=${provider.issuer}/end?`)]).toEqual([
      200,
      true,
    ]);
    expect((await open('/leads', session)).status).toBe(303);
  });

  it('a POST from another site or with no sign of its origin: 403', async () => {
    const { session } = await signIn(['crm-team', 'writers']);
    const post = async (path: string, headers: Record<string, string>) =>
      (await ask(site.adminUrl ?? '', path, { method: 'POST', headers: { cookie: session, ...headers } }))
        .status;
    for (const path of ['/leads/retry-dead', '/editors', '/sign-out']) {
      expect([path, await post(path, { 'sec-fetch-site': 'cross-site' })]).toEqual([path, 403]);
      expect([path, await post(path, { origin: 'https://evil.example' })]).toEqual([path, 403]);
      expect([path, await post(path, {})]).toEqual([path, 403]);
    }
    expect(await post('/leads/retry-dead', { 'sec-fetch-site': 'same-origin' })).toBe(303);
  });

  it('opening leads logs the colleague and the references, no other lead data', async () => {
    const puzzle = await (await fetch(`${site.url}/api/puzzle?sitekey=EMBEDDED`)).json();
    const sent = await fetch(`${site.url}/form-submit`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'frc-captcha-solution': solveCaptcha(puzzle.data.puzzle),
      },
      body: JSON.stringify(submission({ boats_of_interests: 'Ternby 5=TRN-005' })),
    });
    expect(sent.status).toBe(200);
    const { session } = await signIn(['crm-team']);
    const { html } = await open('/leads?status=all', session);
    const [, reference = ''] = /href="\/leads\/([\w-]+)"/.exec(html) ?? [];
    const audited = (act: string) => site.log.find((line) => line.event === 'audit' && line.act === act);
    await expect
      .poll(() => audited('listed'))
      .toMatchObject({ who: 'mel@example.com', references: [reference] });
    await open(`/leads/${reference}`, session);
    await expect
      .poll(() => audited('opened'))
      .toMatchObject({ who: 'mel@example.com', references: [reference], time: expect.any(String) });
    expect(JSON.stringify(audited('opened'))).not.toMatch(/Maëlle|Le Goff/i);
    const { html: brought } = await open(`/requests/${reference}`, session);
    await open(/href="(\/requests\/[\w-]+\/export)"/.exec(brought)?.[1] ?? '', session);
    await expect.poll(() => audited('exported')).toMatchObject({ references: [reference] });
    const log = JSON.stringify(site.log);
    expect([/[?&]code=/, /code_verifier/, /Le Goff/i].filter((secret) => secret.test(log))).toEqual([]);
  });

  it('/metrics with its bearer key needs no sign-in; the key opens nothing else', async () => {
    const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
    expect((await open('/metrics', '', bearer(METRICS_KEY))).html).toContain('http_requests_total');
    expect((await open('/metrics', '', bearer('another'))).status).toBe(303);
    expect((await open('/leads', '', bearer(METRICS_KEY))).status).toBe(303);
  });
});

describe('behind a proxy that signs in', () => {
  const through = async (path: string, headers: Record<string, string>) => {
    const said = { accept: 'text/html', host: 'admin.example.com', ...headers };
    return (await ask(proxied.adminUrl ?? '', path, { headers: said })).status;
  };
  const named = { 'x-forwarded-user': 'mel', 'x-forwarded-groups': 'staff, support' };

  it('user and groups of the proxy’s headers count only with the proxy’s secret', async () => {
    expect(await through('/leads', { ...named, 'x-admin-proxy-secret': PROXY_SECRET })).toBe(200);
    expect(await through('/editors', { ...named, 'x-admin-proxy-secret': PROXY_SECRET })).toBe(403);
    expect(await through('/leads', { 'x-admin-proxy-secret': PROXY_SECRET })).toBe(401);
    expect(await through('/leads', { ...named, 'x-admin-proxy-secret': 'guessed' })).toBe(401);
    expect(await through('/leads', named)).toBe(401);
    expect(await through('/leads', { ...named, host: 'evil.example' })).toBe(421);
  });

  it('an editor who opens / comes to the drafts; nobody is offered a sign-in that is not here', async () => {
    const asEditor = { 'x-forwarded-groups': 'editor', 'x-admin-proxy-secret': PROXY_SECRET };
    expect(await through('/', { ...named, ...asEditor })).toBe(303);
    const { body } = await ask(proxied.adminUrl ?? '', '/', { headers: { host: 'admin.example.com' } });
    expect(body.toString()).toContain('The proxy in front of this port did not say who you are.');
    expect(body.toString()).not.toContain('/sign-in');
  });
});
