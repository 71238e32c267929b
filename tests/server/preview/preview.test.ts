import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Block } from '../../../schemas/page.ts';
import { parseDraftPath } from '../../../server/preview/buildPreview.ts';
import { compareBlocks } from '../../../server/preview/compareBlocks.ts';
import { createEndedSessions } from '../../../server/preview/createEndedSessions.ts';
import { createSessions } from '../../../server/preview/previewSession.ts';

afterEach(() => void vi.useRealTimers());

describe('the session of a preview', () => {
  const session = { locale: 'fr', path: '/a', resourceVersion: 'id:7' } as const;
  const sealed = { ...session, id: expect.any(String) };
  const { seal, open, end } = createSessions('a secret of servers', createEndedSessions(undefined, 1800));

  it('opens within 30 min, not after', async () => {
    vi.useFakeTimers();
    const value = seal(session);
    expect(await open(value)).toEqual(sealed);
    vi.advanceTimersByTime(1_799_000);
    expect(await open(value)).toEqual(sealed);
    vi.advanceTimersByTime(2000);
    expect(await open(value)).toBeUndefined();
  });

  it('end() ends this session and no other', async () => {
    const [one, other] = [seal(session), seal(session)];
    await end(one);
    expect([await open(one), await open(other)]).toEqual([undefined, sealed]);
  });

  it('end() ends the session in all processes; only in its own while the shared store is down', async () => {
    const values = new Map<string, string>();
    let isDown = false;
    const shared = {
      onBack: () => undefined,
      isThere: () => true,
      call: async (command: string, key = '', value = '') => {
        if (isDown) throw new Error('The store is down');
        if (command === 'SET') values.set(key, value);
        return values.has(key) ? 1 : 0;
      },
    };
    const [first, second] = [1, 2].map(() => createSessions('s', createEndedSessions(shared, 1800)));
    const [one, other] = [first?.seal(session) ?? '', first?.seal(session) ?? ''];
    await first?.end(one);
    expect(await second?.open(one)).toBeUndefined();
    isDown = true;
    await first?.end(other);
    expect([await first?.open(other), await second?.open(other)]).toEqual([undefined, sealed]);
  });

  it('undefined for another text, signature or secret, and for malformed values', async () => {
    const [text = '', signature = ''] = seal(session).split('.');
    const other = Buffer.from(JSON.stringify({ ...session, path: '/b', until: 9e15 })).toString('base64url');
    for (const value of [`${other}.${signature}`, `${text}.`, `${text}.AAAA`, text, '', '.', '%00']) {
      expect(await open(value)).toBeUndefined();
    }
    const another = createSessions('another', createEndedSessions(undefined, 1800));
    expect(await another.open(`${text}.${signature}`)).toBeUndefined();
  });
});

it.each([
  ['/the-yard', { locale: 'en', path: '/the-yard' }],
  ['/fr/fr-case', { locale: 'fr', path: '/fr-case' }],
  ['/pt-pt/o-estaleiro', { locale: 'pt', path: '/o-estaleiro' }],
  ['/%C3%BCber-uns', { locale: 'en', path: '/über-uns' }],
  ['/node/29', { locale: 'en', path: '/node/29' }],
  ['/de/node/29', { locale: 'de', path: '/node/29' }],
  ['//evil.example/x', undefined],
  ['https://evil.example/', undefined],
  ['', undefined],
  ['/%E0%A4%A', undefined],
  [`/${'a'.repeat(2001)}`, undefined],
])('CMS path %s: %j', (path, expected) => {
  expect(parseDraftPath(path)).toEqual(expected);
});

it('compareBlocks: new, changed, moved and removed blocks', () => {
  const block = (id: string, quote = id): Block => ({ id, type: 'quotation', props: { quote } });
  const published = ['a', 'b', 'c', 'd'].map((id) => block(id));
  const draft = [block('a'), block('c'), block('b', 'other'), block('new')];
  expect(compareBlocks(published, published)).toEqual([]);
  expect(compareBlocks(published, draft).map(({ id, change }) => `${id} ${change}`)).toEqual([
    'b changed',
    'new added',
    'd removed',
  ]);
  expect(compareBlocks(published, [block('b'), block('a'), block('c'), block('d')])).toEqual([
    { id: 'a', type: 'quotation', change: 'moved' },
  ]);
});
