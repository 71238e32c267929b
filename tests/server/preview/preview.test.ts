import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Block } from '../../../schemas/page.ts';
import { parseDraftPath } from '../../../server/preview/buildPreview.ts';
import { compareBlocks } from '../../../server/preview/compareBlocks.ts';
import { createSessions } from '../../../server/preview/previewSession.ts';

afterEach(() => void vi.useRealTimers());

describe('the session of a preview', () => {
  const session = { locale: 'fr', path: '/a', resourceVersion: 'id:7' } as const;
  const { seal, open } = createSessions('a secret of servers');

  it('is what was sealed, for thirty minutes', () => {
    vi.useFakeTimers();
    const value = seal(session);
    expect(open(value)).toEqual(session);
    vi.advanceTimersByTime(1_799_000);
    expect(open(value)).toEqual(session);
    vi.advanceTimersByTime(2000);
    expect(open(value)).toBeUndefined();
  });

  it('is none with another text, another signature, another secret, or none of our form', () => {
    const [text = '', signature = ''] = seal(session).split('.');
    const other = Buffer.from(JSON.stringify({ ...session, path: '/b', until: 9e15 })).toString('base64url');
    for (const value of [`${other}.${signature}`, `${text}.`, `${text}.AAAA`, text, '', '.', '%00']) {
      expect(open(value)).toBeUndefined();
    }
    expect(createSessions('another').open(`${text}.${signature}`)).toBeUndefined();
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
])('the path %s of the CMS is %j on the site', (path, expected) => {
  expect(parseDraftPath(path)).toEqual(expected);
});

it('tells which blocks of a draft are new, changed, moved and removed', () => {
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
