import type { RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadSharedLists } from '../../../site/browser/loadSharedLists.ts';
import { createStore } from '../../../store/createStore.ts';
import { type StoredLists, selectLists } from '../../../store/listsSlice.ts';
import { listen } from '../../server/loopback.ts';

const FRANCE = [{ value: 'FR', name: 'France' }];

/** A store whose page came from a server of ours, and what that server was asked. */
async function startStore(answer: RequestListener, lists: StoredLists = {}) {
  const asked: string[] = [];
  const { origin } = await listen((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  // A browser completes an address with that of its page; Node has no page.
  const fetchAbsolute = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string) => fetchAbsolute(new URL(path, origin)));
  onTestFinished(() => void vi.unstubAllGlobals());
  const store = createStore({ header: { plain: false, disabled: false }, lists });
  return {
    asked,
    load: (...names: Parameters<typeof loadSharedLists>[1]) => loadSharedLists(store, names, 'en'),
    lists: () => selectLists(store.getState()),
  };
}

const answers =
  (list: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(list));
  };

const fails: RequestListener = (_request, response) => {
  response.writeHead(503, { 'content-type': 'application/json' }).end('{"message":"no"}');
};

describe('a shared list in the store', () => {
  it('is fetched by name and language into the store', async () => {
    const { asked, load, lists } = await startStore(answers(FRANCE));
    await load('countries');
    expect(asked).toEqual(['/api/lists/countries/en.json']);
    expect(lists()).toEqual({ countries: FRANCE });
  });

  it('in the store already: not fetched', async () => {
    const { asked, load } = await startStore(answers([]), { countries: FRANCE });
    await load('countries', 'sailingAreas');
    expect(asked).toEqual(['/api/lists/sailingAreas/en.json']);
  });

  it.each([
    ['full', FRANCE],
    ['empty', []],
  ])('%s: fetched once', async (_what, list) => {
    const { asked, load, lists } = await startStore(answers(list));
    await load('countries');
    await load('countries');
    expect(asked).toHaveLength(1);
    expect(lists()).toEqual({ countries: list });
  });

  it('two concurrent pages: fetched once', async () => {
    const { asked, load } = await startStore(answers(FRANCE));
    await Promise.all([load('countries'), load('countries')]);
    expect(asked).toHaveLength(1);
  });
});

describe('a shared list that fails', () => {
  it.each([
    ['with an error', fails],
    ['with what is no JSON', ((_request, response) => response.end('<h1>Proxy</h1>')) as RequestListener],
    ['with JSON that is no list', answers({ message: 'no' })],
    ['by closing the connection', ((request) => request.socket.destroy()) as RequestListener],
  ])('once %s: fetched again', async (_how, fail) => {
    let isDown = true;
    const { asked, load, lists } = await startStore((request, response) => {
      (isDown ? fail : answers(FRANCE))(request, response);
      isDown = false;
    });
    await load('countries');
    expect([asked.length, lists().countries]).toEqual([2, FRANCE]);
  });

  it('twice: rejects; the next page fetches again', async () => {
    let isDown = true;
    const { asked, load, lists } = await startStore((request, response) =>
      (isDown ? fails : answers(FRANCE))(request, response),
    );
    await expect(load('countries')).rejects.toThrow('/api/lists/countries/en.json answers 503 and no list');
    expect([asked.length, lists()]).toEqual([2, {}]);
    isDown = false;
    await load('countries');
    expect([asked.length, lists().countries]).toEqual([3, FRANCE]);
  });

  it('other lists stay in the store', async () => {
    const { load, lists } = await startStore((request, response) =>
      (request.url?.includes('countries') ? answers(FRANCE) : fails)(request, response),
    );
    await expect(load('countries', 'sailingAreas')).rejects.toThrow('sailingAreas');
    expect(lists()).toEqual({ countries: FRANCE });
  });
});
