import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { emptyLists } from '../../../schemas/entities/lists.ts';
import { createDropMarks } from '../../../server/admin/createDropMarks.ts';
import { finalizePage } from '../../../server/pages/finalizePage.ts';
import { demoBrand } from '../../demoBrand.ts';
import { minimalPage } from '../../renderer/minimalPage.ts';

const ADMIN = 'http://localhost:3001';

const marksFor = (
  blocks: { id: string; type: string; props: Record<string, unknown> }[],
  adminUrl?: string,
) => {
  const { lists: _, ...draft } = { ...minimalPage([]), locale: 'fr' as const, kind: 'page' as const, blocks };
  const brand = demoBrand;
  return finalizePage(
    draft,
    emptyLists,
    brand,
    createDropMarks(() => adminUrl),
  ).dropMarks;
};

const good = (id: string) => ({ id, type: 'quotation', props: { quote: 'We wanted room' } });
const wrong = (id: string, props = {}) => ({ id, type: 'quotation', props });

const unpack = (address = '') => {
  const [, locale, packed = ''] = /#([a-z]{2})\.([\w-]+)$/.exec(address) ?? [];
  return { locale, props: JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString()) };
};

it('a dropped block is marked before the next rendered block, with the reason and a playground link', () => {
  const marks = marksFor(
    [good('a'), wrong('b', { qoute: '“Größe”' }), wrong('c'), good('d'), wrong('e')],
    ADMIN,
  );
  expect(marks?.map(({ id, before }) => [id, before])).toEqual([
    ['b', 'd'],
    ['c', 'd'],
    ['e', undefined],
  ]);
  const [mark] = marks ?? [];
  expect(mark).toMatchObject({ type: 'quotation', pointer: '/blocks/1/props/qoute' });
  expect(mark?.reason).toContain('did you mean “quote”?');
  expect(mark?.playground).toMatch(/^http:\/\/localhost:3001\/blocks\/quotation\/playground#/);
  expect(unpack(mark?.playground)).toEqual({ locale: 'fr', props: { qoute: '“Größe”' } });
});

it('no playground link without an admin port, for an unknown type, or when the props are too long for a URL', () => {
  const noise = Array.from({ length: 5000 }, (_, index) => Math.sin(index)).join();
  expect(marksFor([wrong('a')])).toEqual([expect.not.objectContaining({ playground: expect.anything() })]);
  const marks = marksFor([{ ...wrong('a'), type: 'quotatoin' }, wrong('b', { noise })], ADMIN);
  expect(marks?.map(({ playground }) => playground)).toEqual([undefined, undefined]);
});

it('undefined when no block was dropped', () => {
  expect(marksFor([good('a')], ADMIN)).toBeUndefined();
});
