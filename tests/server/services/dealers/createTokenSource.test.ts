import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTokenSource } from '../../../../server/services/upstream/createTokenSource.ts';
import { listen } from '../../loopback.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const start = async (expiresIn: unknown) => {
  let issued = 0;
  const { origin } = await listen((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ access_token: `t${++issued}`, expires_in: expiresIn }));
  });
  return createTokenSource({
    who: 'The token service of the dealers',
    tokenUrl: `${origin}/token`,
    clientId: 'id',
    clientSecret: 'secret',
    scope: 'scope',
    upstream: { service: 'dealers', deadlineMs: 5000 },
  });
};

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

it.each<[lifetime: unknown, used: number]>([
  [3600, 3539],
  ['3600', 3539],
  [30, 14],
  [undefined, 239],
  ['soon', 239],
])('lifetime %s s: used for %s s, then another token', async (lifetime, used) => {
  const tokens = await start(lifetime);
  expect(await tokens.current()).toBe('t1');
  pass(used);
  expect(await tokens.current()).toBe('t1');
  pass(2);
  expect(await tokens.current()).toBe('t2');
});

it('lifetime 0: used once', async () => {
  const tokens = await start(0);
  expect([await tokens.current(), await tokens.current()]).toEqual(['t1', 't2']);
});

it('renew() with an already replaced token: no request', async () => {
  const tokens = await start(3600);
  const refused = await tokens.current();
  expect(await tokens.renew(refused)).toBe('t2');
  expect(await tokens.renew(refused)).toBe('t2');
  expect(await tokens.current()).toBe('t2');
});
