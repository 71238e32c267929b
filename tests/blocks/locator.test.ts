import { expect, it } from 'vitest';
import { getExamples } from './getExamples.ts';
import { renderBlock } from './renderBlock.tsx';

const example = (name: string) => getExamples('Locator').find((one) => one.name === name)?.props ?? {};
const all = example('All dealers');
const render = (props: object = {}) => renderBlock('Locator', { ...all, ...props });

it('searches with GET in its own list, under the name the server reads', () => {
  expect(render()).toMatch(/<form [^>]*action="\/dealers" method="get">.*<input[^>]* name="q"/);
});

it('is a plain text field until it is hydrated', () => {
  expect(render()).not.toContain('combobox');
});

it('marks the list, the country and the entry that are chosen, and nothing else', () => {
  const current = (html: string) => [...html.matchAll(/aria-current="(\w+)"/g)].map(([, value]) => value);
  expect(current(render())).toEqual(['page']);
  expect(current(renderBlock('Locator', example('Long German words, one country')))).toEqual([
    'page',
    'true',
  ]);
  expect(current(renderBlock('Locator', example('One chosen on the map')))).toEqual(['page', 'true']);
});

it('keeps the place of whoever chooses a country, an entry or everything', () => {
  const links = [...render({ isNarrowed: true }).matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
  const choices = links.filter(
    (tag) => /href="\/dealers(\?[^"]*)?"/.test(tag) && !tag.includes('aria-current'),
  );
  expect(choices).toHaveLength(18);
  expect(choices.filter((tag) => !tag.includes('data-keeps-place'))).toEqual([]);
});

it('leads back to everything only from less than that', () => {
  expect(render()).not.toContain('Show all');
  expect(render({ isNarrowed: true })).toContain('Show all');
});

it('says distances in kilometres in the server’s HTML', () => {
  expect(renderBlock('Locator', example('The nearest first, with distances'))).toContain('>4.2 km<');
});

it('says that the nearest come first where they do, and where there is an order at all', () => {
  const near = example('The nearest first, with distances');
  const getHeading = (html: string) => /<h2 [^>]*>(.*?)<\/h2>/.exec(html)?.[1];
  const labelled = { ...near, resultsLabel: '5 dealers' };
  expect(getHeading(renderBlock('Locator', labelled))).toBe('5 dealers · nearest first');
  expect(getHeading(render({ resultsLabel: '5 dealers' }))).toBe('5 dealers');
  expect(getHeading(renderBlock('Locator', { ...labelled, results: [] }))).toBe('5 dealers');
});

it('writes addresses as the post of their country wants them', () => {
  const results = (example('The nearest first, with distances').results ?? []) as object[];
  const at = (countryCode: string) => {
    const [entry] = results.map((one) => ({
      ...one,
      street: '1 Quay',
      postalCode: 'AB1',
      city: 'Porto',
      countryCode,
      country: 'Land',
    }));
    const lines = /<address [^>]*>(.*?)<\/address>/.exec(render({ results: [entry] }))?.[1] ?? '';
    return [...lines.matchAll(/<span>(.*?)<\/span>/g)].map(([, line]) => line);
  };
  expect(at('GB')).toEqual(['1 Quay', 'Porto AB1', 'Land']);
  expect(at('FR')).toEqual(['1 Quay', 'AB1 Porto', 'Land']);
});

it('says why there is nothing even where nobody has written it', () => {
  expect(render({ results: [] })).toContain('Nothing matches this choice yet.');
});

it('says what the server has to say in a status region that is there from the start', () => {
  expect(render()).toMatch(/<p role="status"[^>]*><\/p>/);
  expect(render({ message: 'Nobody in Chad yet.' })).toMatch(
    /<p role="status"[^>]*>Nobody in Chad yet\.<\/p>/,
  );
});
