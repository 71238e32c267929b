import { expect, test } from 'vitest';
import type { Document } from '../../../../server/content/jsonapi/Document.ts';
import { createReadOnce } from '../../../../server/content/lists/createReadOnce.ts';
import { createSiteIndex } from '../../../../server/content/site-index/createSiteIndex.ts';

const aDocument = (): Document => ({ data: [], included: [], omitted: false });

/** A counter of readings, and what each answers. */
const counted = () => {
  let readings = 0;
  return { read: () => ++readings, readings: () => readings };
};

test('reads a document once for one index of the site', () => {
  const readOnce = createReadOnce<number>();
  const { read, readings } = counted();
  const [document, index] = [aDocument(), createSiteIndex([])];
  expect([readOnce(document, index, read), readOnce(document, index, read)]).toEqual([1, 1]);
  expect(readings()).toBe(1);
});

test('reads it again when the addresses of the site have changed, and each document for itself', () => {
  const readOnce = createReadOnce<number>();
  const { read, readings } = counted();
  const document = aDocument();
  const index = createSiteIndex([]);
  readOnce(document, index, read);
  readOnce(document, createSiteIndex([]), read);
  readOnce(aDocument(), index, read);
  expect(readings()).toBe(3);
});

test('reads again what could not be read', () => {
  const readOnce = createReadOnce<number>();
  const [document, index] = [aDocument(), createSiteIndex([])];
  const fails = () => {
    throw new Error('cannot be read');
  };
  expect(() => readOnce(document, index, fails)).toThrow('cannot be read');
  expect(readOnce(document, index, () => 7)).toBe(7);
});
