import type { RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadCollection } from '../../store/collectionsSlice.ts';
import { createStore } from '../../store/createStore.ts';
import { injectedCollections } from '../../store/injectCollections.ts';
import { listen } from '../server/loopback.ts';

const NEWS = { name: 'news', locale: 'en' } as const;

/** A store whose page came from a server of ours, and what that server was asked. */
async function startStore(answer: RequestListener) {
  const asked: string[] = [];
  const { origin } = await listen((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  // A browser completes an address with that of its page; Node has no page.
  const fetchAbsolute = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string) => fetchAbsolute(new URL(path, origin)));
  onTestFinished(() => void vi.unstubAllGlobals());
  const store = createStore({ header: { plain: false, disabled: false }, lists: {} });
  const state = () => injectedCollections.selectSlice(store.getState());
  return {
    asked,
    load: (key: Parameters<typeof loadCollection>[0]) => store.dispatch(loadCollection(key)),
    news: () => injectedCollections.selectors.selectCollection(store.getState(), NEWS),
    isLoading: () => injectedCollections.selectors.selectIsCollectionLoading(store.getState(), NEWS),
    state,
  };
}

const answers =
  (list: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(list));
  };

const article = { id: 'a', type: 'news', heading: 'A', sticky: false, relatedNews: [] };

describe('a whole list in the store', () => {
  it('is absent before anybody asked for it', async () => {
    const { asked, news, isLoading } = await startStore(answers([]));
    expect([news(), isLoading(), asked]).toEqual([undefined, false, []]);
  });

  it('is asked for by name and language, and is there afterwards', async () => {
    const { asked, load, news, isLoading } = await startStore(answers([article]));
    const loading = load(NEWS);
    expect(isLoading()).toBe(true);
    await loading;
    expect(asked).toEqual(['/api/lists/news?locale=en']);
    expect([news(), isLoading()]).toEqual([[article], false]);
  });

  it.each([
    ['full', [article]],
    ['empty', []],
  ])('is asked for once when it is %s', async (_what, list) => {
    const { asked, load, news } = await startStore(answers(list));
    await load(NEWS);
    await load(NEWS);
    expect(asked).toHaveLength(1);
    expect(news()).toEqual(list);
  });

  it('is asked for once by two who need it at the same time', async () => {
    const { asked, load } = await startStore(answers([article]));
    await Promise.all([load(NEWS), load(NEWS)]);
    expect(asked).toHaveLength(1);
  });

  it('is another one in another language, and under another name', async () => {
    const { asked, load, state } = await startStore(answers([article]));
    await Promise.all([load(NEWS), load({ ...NEWS, locale: 'fr' }), load({ ...NEWS, name: 'events' })]);
    expect(asked.toSorted()).toEqual([
      '/api/lists/events?locale=en',
      '/api/lists/news?locale=en',
      '/api/lists/news?locale=fr',
    ]);
    expect(Object.keys(state())).toHaveLength(3);
  });

  it.each([
    [
      'with an error',
      (status: number): RequestListener =>
        (_request, response) => {
          response.writeHead(status, { 'content-type': 'application/json' }).end('{"message":"no"}');
        },
    ],
    [
      'with something that is no JSON',
      (): RequestListener => (_request, response) => {
        response.end('<h1>Proxy</h1>');
      },
    ],
    [
      'by hanging up',
      (): RequestListener => (request) => {
        request.socket.destroy();
      },
    ],
  ])('that failed %s is empty, and the next who needs it asks again', async (_how, fail) => {
    let isDown = true;
    const { asked, load, news, isLoading } = await startStore((request, response) =>
      (isDown ? fail(503) : answers([article]))(request, response),
    );
    const failed = await load(NEWS);
    expect(loadCollection.rejected.match(failed)).toBe(true);
    expect([news(), isLoading()]).toEqual([undefined, false]);
    isDown = false;
    await load(NEWS);
    expect([news(), asked.length]).toEqual([[article], 2]);
  });
});
