import { expect, it } from 'vitest';
import { startFixture } from './startFixture.ts';

const service = startFixture();

async function translate(prefix: string, path: string): Promise<{ status: number; body: unknown }> {
  const answer = await service.ask(`${prefix}/router/translate-path?path=${encodeURIComponent(path)}`);
  return { status: answer.status, body: await answer.json() };
}

it('finds the home page in every language', async () => {
  expect(await translate('/pt-pt', '/')).toMatchObject({
    status: 200,
    body: { isHomePath: true, label: 'Início', resolved: `${service.origin()}/pt-pt/node/1` },
  });
});

it('finds the address of a translation under its own language, with or without prefix', async () => {
  for (const path of ['/catamarans/tern-40', '/fr/catamarans/tern-40', '/node/20']) {
    expect(await translate('/fr', path)).toMatchObject({
      status: 200,
      body: {
        entity: { id: '20', bundle: 'product' },
        resolved: `${service.origin()}/fr/catamarans/tern-40`,
      },
    });
  }
});

it.each([
  ['', '/fr/catamarans/tern-40'],
  ['/fr', '/boats/tern-40'],
  ['/fr', '/news/article/english-only'],
  ['', ''],
])('finds nothing at %s for %s', async (prefix, path) => {
  expect(await translate(prefix, path)).toMatchObject({
    status: 404,
    body: { message: `Unable to resolve path ${path}.` },
  });
});

it('a page that is not published in the language: 403', async () => {
  expect((await translate('', '/news/article/draft')).status).toBe(403);
  expect((await translate('/fr', '/actualites/article/essais-en-hiver')).status).toBe(403);
  expect((await translate('', '/news/article/winter-trials')).status).toBe(200);
});

it('a redirect: target, prefix, and status as text', async () => {
  expect(await translate('/fr', '/catamarans/tern-40-offre')).toMatchObject({
    status: 200,
    body: {
      entity: { id: '20' },
      redirect: [{ from: '/catamarans/tern-40-offre', to: '/fr/catamarans/tern-40', status: '301' }],
    },
  });
});

it('a redirect to another site: no entity', async () => {
  expect(await translate('', '/privacy')).toEqual({
    status: 200,
    body: {
      resolved: 'https://group.example.com/privacy',
      redirect: [{ from: '/privacy', to: 'https://group.example.com/privacy', status: '302' }],
    },
  });
});
