import express from 'express';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../../server/config/parseConfig.ts';
import { securityHeaders } from '../../../../server/http/middleware/securityHeaders.ts';
import { demoBrand } from '../../../demoBrand.ts';
import { ask, listen } from '../../loopback.ts';

/** The policy of an answer: its directives, each with its sources. */
async function policyWith(environment: Record<string, string>): Promise<Map<string, string[]>> {
  const app = express();
  app.use(securityHeaders(parseConfig({ NODE_ENV: 'production', ...environment })));
  app.use((_request, response) => void response.send('the page'));
  const { origin } = await listen(app);
  const { headers } = await ask(origin, '/');
  return new Map(
    String(headers['content-security-policy'] ?? '')
      .split(';')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

const GTM = { GTM_ID: 'GTM-ABC123' };
const ONETRUST = { ONETRUST_ID: '0190a1b2-0000-7000-8000-c3d4e5f60718-test' };

describe('the Content-Security-Policy', () => {
  it('by default: other hosts only as frames of videos and tours', async () => {
    const policy = await policyWith({});
    expect(policy.get('frame-src')).toEqual(demoBrand.embedHosts.map((host) => `https://${host}`));
    policy.delete('frame-src');
    // The captcha widget's solver: its own text as worker, and WebAssembly in it.
    expect(policy.get('worker-src')).toEqual(['blob:']);
    policy.delete('worker-src');
    expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    policy.delete('script-src');
    expect(new Set([...policy.values()].flat())).toEqual(
      new Set(["'self'", "'none'", 'data:', '/api/csp-reports']),
    );
  });

  it('GTM_ID: Tag Manager and Analytics', async () => {
    const policy = await policyWith(GTM);
    expect(policy.get('script-src')).toContain('https://*.googletagmanager.com');
    expect(policy.get('img-src')).toContain('https://*.google-analytics.com');
    expect(policy.get('connect-src')).toContain('https://*.analytics.google.com');
    expect(policy.get('style-src')).toEqual(["'self'"]);
  });

  it('ONETRUST_ID: the consent banner and its inline styles', async () => {
    const policy = await policyWith(ONETRUST);
    expect(policy.get('script-src')).toContain('https://cdn.cookielaw.org');
    expect(policy.get('connect-src')).toContain('https://*.onetrust.com');
    expect(policy.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect([...policy.values()].flat().join()).not.toContain('google');
  });

  it('TILES_URL: pictures of the tile server', async () => {
    const policy = await policyWith({ TILES_URL: 'https://{s}.tiles.example.com/{z}/{x}/{y}.png' });
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://*.tiles.example.com']);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
  });

  it('CAPTCHA_SITEKEY: requests to the captcha provider', async () => {
    const policy = await policyWith({ CAPTCHA_SITEKEY: 'FCMT', CAPTCHA_SECRET: 'hush' });
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://eu-api.friendlycaptcha.eu']);
    expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  });

  it.each([{}, GTM, ONETRUST, { ...GTM, ...ONETRUST }])(
    'no inline scripts, and the same policy for each answer (%j)',
    async (environment) => {
      const policy = await policyWith(environment);
      expect(policy.get('script-src')?.join()).not.toMatch(
        /(?<!wasm-)unsafe|nonce|data:|blob:|,https:,|\*(?!\.)/,
      );
      expect(await policyWith(environment)).toEqual(policy);
    },
  );

  it('no policy in development', async () => {
    expect((await policyWith({ NODE_ENV: 'development' })).has('default-src')).toBe(false);
  });
});

it('Permissions-Policy: forbids the camera and others; allows location, full screen and motion sensors', async () => {
  const app = express();
  app.use(securityHeaders(parseConfig({ NODE_ENV: 'production' })));
  app.use((_request, response) => void response.send('the page'));
  const { origin } = await listen(app);
  const { headers } = await ask(origin, '/');
  expect(headers['permissions-policy']).toMatch(/^[a-z-]+=\(\)(, [a-z-]+=\(\))*$/);
  expect(headers['permissions-policy']).toContain('camera=()');
  // The locator asks where the visitor is, films fill the screen, tours turn with the telephone.
  expect(headers['permissions-policy']).not.toMatch(/geolocation|fullscreen|gyroscope|accelerometer/);
});
