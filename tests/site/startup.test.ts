import { describe, expect, it } from 'vitest';
import { runSite, runToEnd } from './runSite.ts';

describe('starting the site', () => {
  it.each([
    ['PORT', 'http'],
    ['SITE_URL', 'example.com'],
    ['CONTENT_URL', 'ftp://content.example'],
    ['LANDING_PATH', '//evil.example'],
    ['LOG_LEVEL', 'loud'],
  ])('stops with one sentence that names %s when it is wrong', async (name, value) => {
    const { code, stderr } = await runToEnd({ [name]: value });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(name);
  });

  it('is alive and ready, and ends in order when told to', async () => {
    const site = await runSite();
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(await site.stop()).toBe(0);
  });
});

describe('built files', () => {
  it('are immutable, and nothing else is', async () => {
    const site = await runSite();
    const html = await (await fetch(`${site.url}/`)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
    const stylesheets = html.match(/<link rel="stylesheet"/g);
    expect(stylesheets).toHaveLength(1);
    expect((await fetch(site.url + script)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await fetch(`${site.url}/favicon.svg`)).headers.get('cache-control')).toBe(
      'public, max-age=3600',
    );
    expect((await fetch(`${site.url}/assets/none.js`)).status).toBe(404);
    await site.stop();
  });
});
