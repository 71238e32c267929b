import { expect, test } from 'vitest';
import { filterAddress } from '../../../site/browser/navigation/submitFilters.ts';

const NEWS = 'https://www.estran.example/fr/actualites';

const fields = (entries: Record<string, string>) => Object.entries(entries);

test('query in the form’s order', () => {
  expect(filterAddress(NEWS, fields({ product: 'estran-42', category: 'yard' }))).toBe(
    '/fr/actualites?product=estran-42&category=yard',
  );
});

test('omits empty filters', () => {
  expect(filterAddress(NEWS, fields({ category: '', product: 'estran-42' }))).toBe(
    '/fr/actualites?product=estran-42',
  );
});

test('nothing chosen: no query', () => {
  expect(filterAddress(NEWS, fields({ category: '', product: '' }))).toBe('/fr/actualites');
});

test('replaces query and fragment of the action', () => {
  expect(filterAddress(`${NEWS}?category=sea#list`, fields({ product: 'estran-42' }))).toBe(
    '/fr/actualites?product=estran-42',
  );
});

test('encodes reserved characters', () => {
  expect(filterAddress(NEWS, fields({ category: 'mer & côte', country: 'ES=PT' }))).toBe(
    '/fr/actualites?category=mer+%26+c%C3%B4te&country=ES%3DPT',
  );
});

test('accepts FormData, without files', () => {
  const form = new FormData();
  form.append('category', 'sea');
  form.append('picture', new File(['x'], 'x.png'));
  expect(filterAddress(NEWS, form)).toBe('/fr/actualites?category=sea');
});
