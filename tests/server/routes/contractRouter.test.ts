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
    'is JSON that any origin may fetch and keep for a while (%s)',
    async (path) => {
      const { status, headers, body } = await ask(origin, path);
      expect({ status, cors: headers['access-control-allow-origin'] }).toEqual({ status: 200, cors: '*' });
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['cache-control']).toBe('public, max-age=300');
      expect(() => JSON.parse(body.toString())).not.toThrow();
    },
  );

  it('costs nothing but a header when nothing has changed', async () => {
    const { headers } = await ask(origin, '/registry.json');
    const etag = headers.etag ?? '';
    expect(etag).not.toBe('');
    const again = await ask(origin, '/registry.json', { headers: { 'if-none-match': etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('names in its registry only schemas that are there, under the address they say', async () => {
    const registry = JSON.parse((await ask(origin, '/registry.json')).body.toString());
    for (const { schema } of [{ schema: registry.page }, ...registry.blocks]) {
      const { status, body } = await ask(origin, schema);
      expect([status, JSON.parse(body.toString()).$id]).toEqual([200, schema]);
    }
  });

  it('says of an unknown type that it is none, and which was meant', async () => {
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
    'has no schema at %s',
    async (path) => {
      const { status, headers } = await ask(origin, path);
      expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    },
  );

  it.each(['/Registry.json', '/registry.json/', '/schemas', '/schemas/quotation', '/schemas/a/b.json'])(
    'leaves %s to others',
    async (path) => {
      expect((await ask(origin, path)).status).toBe(418);
    },
  );

  it('is read only', async () => {
    expect((await ask(origin, '/registry.json', { method: 'POST' })).status).toBe(418);
    const { status, body } = await ask(origin, '/registry.json', { method: 'HEAD' });
    expect([status, body.length]).toEqual([200, 0]);
  });
});
