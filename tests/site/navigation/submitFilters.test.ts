import { expect, test } from 'vitest';
import { filterAddress } from '../../../site/browser/navigation/submitFilters.ts';

const NEWS = 'https://www.estran.example/fr/actualites';

const fields = (entries: Record<string, string>) => Object.entries(entries);

test('asks for what is chosen, in the order of the form', () => {
  expect(filterAddress(NEWS, fields({ product: 'estran-42', category: 'yard' }))).toBe(
    '/fr/actualites?product=estran-42&category=yard',
  );
});

test('leaves out a filter that is set to everything', () => {
  expect(filterAddress(NEWS, fields({ category: '', product: 'estran-42' }))).toBe(
    '/fr/actualites?product=estran-42',
  );
});

test('has no query where nothing is chosen', () => {
  expect(filterAddress(NEWS, fields({ category: '', product: '' }))).toBe('/fr/actualites');
});

test('drops what the address of the form had in its query before', () => {
  expect(filterAddress(`${NEWS}?category=sea#list`, fields({ product: 'estran-42' }))).toBe(
    '/fr/actualites?product=estran-42',
  );
});

test('writes characters that addresses reserve as a form does', () => {
  expect(filterAddress(NEWS, fields({ category: 'mer & côte', country: 'ES=PT' }))).toBe(
    '/fr/actualites?category=mer+%26+c%C3%B4te&country=ES%3DPT',
  );
});

test('reads the fields of a form as the browser hands them out', () => {
  const form = new FormData();
  form.append('category', 'sea');
  form.append('picture', new File(['x'], 'x.png'));
  expect(filterAddress(NEWS, form)).toBe('/fr/actualites?category=sea');
});
