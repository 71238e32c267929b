import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createDropMarks } from '../../../server/admin/createDropMarks.ts';
import { emptyLists } from '../../../server/pages/emptyLists.ts';
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

it('marks a dropped block before the next block that is shown, with the reason and the way to its props', () => {
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

it('gives no link without an admin port, to an unknown type, or for props that are too long for an address', () => {
  const noise = Array.from({ length: 5000 }, (_, index) => Math.sin(index)).join();
  expect(marksFor([wrong('a')])).toEqual([expect.not.objectContaining({ playground: expect.anything() })]);
  const marks = marksFor([{ ...wrong('a'), type: 'quotatoin' }, wrong('b', { noise })], ADMIN);
  expect(marks?.map(({ playground }) => playground)).toEqual([undefined, undefined]);
});

it('marks nothing on a page that is whole', () => {
  expect(marksFor([good('a')], ADMIN)).toBeUndefined();
});
