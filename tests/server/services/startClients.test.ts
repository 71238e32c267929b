import { describe, expect, it } from 'vitest';
import { contentReachable } from '../../../server/services/startClients.ts';
import { listen } from '../loopback.ts';

const MAX_WAIT_MS = 10_000;

describe('contentReachable', () => {
  it('asks the router of the content service, with the key', async () => {
    const asked: unknown[] = [];
    const { origin } = await listen((request, response) => {
      asked.push([request.url, request.headers['api-key']]);
      response.end('{}');
    });
    const service = { url: `${origin}/cms`, headers: { 'api-key': 'hush' } };
    expect(await contentReachable(service, MAX_WAIT_MS)).toBe(true);
    expect(asked).toEqual([['/cms/router/translate-path?path=/', 'hush']]);
  });

  it('false if the service fails', async () => {
    const { origin } = await listen((_request, response) => response.writeHead(502).end());
    expect(await contentReachable({ url: origin, headers: {} }, MAX_WAIT_MS)).toBe(false);
  });

  it('follows no redirect, which would send the key to another host', async () => {
    const asked: unknown[] = [];
    const elsewhere = await listen((request, response) => {
      asked.push(request.headers['api-key']);
      response.end('{}');
    });
    const { origin } = await listen((_request, response) =>
      response.writeHead(302, { location: `${elsewhere.origin}/` }).end(),
    );
    const service = { url: origin, headers: { 'api-key': 'hush' } };
    expect(await contentReachable(service, MAX_WAIT_MS)).toBe(false);
    expect(asked).toEqual([]);
  });

  it('TimeoutError after the deadline', async () => {
    const { origin } = await listen(() => undefined);
    await expect(contentReachable({ url: origin, headers: {} }, 20)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});
