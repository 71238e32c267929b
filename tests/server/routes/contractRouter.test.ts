import express from 'express';
import { beforeEach, describe, expect, it } from 'vitest';
import { contractRouter } from '../../../server/routes/contractRouter.ts';
import { ask, listen } from '../loopback.ts';

let origin: string;
beforeEach(async () => {
  const app = express().use(contractRouter());
  app.use((_request, response) => void response.status(418).send('passed on'));
  ({ origin } = await listen(app));
});

describe('the contract', () => {
  it.each(['/registry.json', '/schemas/page.json', '/schemas/quotation.json'])(
    'JSON with CORS and a cache lifetime (%s)',
    async (path) => {
      const { status, headers, body } = await ask(origin, path);
      expect({ status, cors: headers['access-control-allow-origin'] }).toEqual({ status: 200, cors: '*' });
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['cache-control']).toBe('public, max-age=300');
      expect(() => JSON.parse(body.toString())).not.toThrow();
    },
  );

  it('unchanged: 304', async () => {
    const { headers } = await ask(origin, '/registry.json');
    const etag = headers.etag ?? '';
    expect(etag).not.toBe('');
    const again = await ask(origin, '/registry.json', { headers: { 'if-none-match': etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('the registry names only schemas that exist, with their $id', async () => {
    const registry = JSON.parse((await ask(origin, '/registry.json')).body.toString());
    for (const { schema } of [{ schema: registry.page }, ...registry.blocks]) {
      const { status, body } = await ask(origin, schema);
      expect([status, JSON.parse(body.toString()).$id]).toEqual([200, schema]);
    }
  });

  it('unknown type: 404 with the nearest name', async () => {
    const { status, headers, body } = await ask(origin, '/schemas/quotatoin.json');
    expect([status, headers['cache-control'], headers['access-control-allow-origin']]).toEqual([
      404,
      'no-store',
      '*',
    ]);
    expect(JSON.parse(body.toString())).toEqual({
      message: '“quotatoin” is not a known block type',
      suggestion: 'quotation',
    });
  });

  it.each(['/schemas/__proto__.json', '/schemas/constructor.json', '/schemas/%3Cscript%3E.json'])(
    '%s: 404',
    async (path) => {
      const { status, headers } = await ask(origin, path);
      expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    },
  );

  it.each(['/Registry.json', '/registry.json/', '/schemas', '/schemas/quotation', '/schemas/a/b.json'])(
    '%s: passed on',
    async (path) => {
      expect((await ask(origin, path)).status).toBe(418);
    },
  );

  it('only GET and HEAD', async () => {
    expect((await ask(origin, '/registry.json', { method: 'POST' })).status).toBe(418);
    const { status, body } = await ask(origin, '/registry.json', { method: 'HEAD' });
    expect([status, body.length]).toEqual([200, 0]);
  });
});
