import { expect, it } from 'vitest';
import { getExamples } from './getExamples.ts';
import { renderBlock } from './renderBlock.tsx';

const example = (name: string) => getExamples('Locator').find((one) => one.name === name)?.props ?? {};
const all = example('All dealers');
const render = (props: object = {}) => renderBlock('Locator', { ...all, ...props });

it('GET form with the parameter q', () => {
  expect(render()).toMatch(/<form [^>]*action="\/dealers" method="get">.*<input[^>]* name="q"/);
});

it('a plain text field until hydrated', () => {
  expect(render()).not.toContain('combobox');
});

it('aria-current on the selected list, country and entry only', () => {
  const current = (html: string) => [...html.matchAll(/aria-current="(\w+)"/g)].map(([, value]) => value);
  expect(current(render())).toEqual(['page']);
  expect(current(renderBlock('Locator', example('Long German words, one country')))).toEqual([
    'page',
    'true',
  ]);
  expect(current(renderBlock('Locator', example('One chosen on the map')))).toEqual(['page', 'true']);
});

it('links to countries, entries and all keep the scroll position', () => {
  const links = [...render({ isNarrowed: true }).matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
  const choices = links.filter(
    (tag) => /href="\/dealers(\?[^"]*)?"/.test(tag) && !tag.includes('aria-current'),
  );
  expect(choices).toHaveLength(18);
  expect(choices.filter((tag) => !tag.includes('data-keeps-place'))).toEqual([]);
});

it('“Show all” only in a narrowed list', () => {
  expect(render()).not.toContain('Show all');
  expect(render({ isNarrowed: true })).toContain('Show all');
});

it('server HTML has distances in kilometres', () => {
  expect(renderBlock('Locator', example('The nearest first, with distances'))).toContain('>4.2 km<');
});

it('heading says “nearest first” only with distances', () => {
  const near = example('The nearest first, with distances');
  const getHeading = (html: string) => /<h2 [^>]*>(.*?)<\/h2>/.exec(html)?.[1];
  const kinds = [{ label: 'Dealers', url: '/dealers', count: 4, isCurrent: true }];
  const labelled = { ...near, kinds, resultsLabel: '5 dealers' };
  expect(getHeading(renderBlock('Locator', labelled))).toBe('5 dealers · nearest first');
  expect(getHeading(render({ resultsLabel: '5 dealers' }))).toBe('5 dealers');
  expect(getHeading(renderBlock('Locator', { ...labelled, results: [] }))).toBe('5 dealers');
});

it('heading of a list by distance says how many of all it has, as the link of its kind does', () => {
  const near = example('The nearest first, with distances');
  const kinds = [{ label: 'Dealers', url: '/dealers', count: 123, isCurrent: true }];
  const html = renderBlock('Locator', { ...near, kinds, resultsLabel: '123 dealers' });
  expect(html).toMatch(/<h2 [^>]*>4 nearest of 123 dealers<\/h2>/);
});

it('groups by country: a heading for each, titles one level deeper', () => {
  const levels = (html: string) => [...html.matchAll(/<h([34]) /g)].map(([, level]) => level).join('');
  const results = (example('Fifty of them').results ?? []) as object[];
  const html = render({ results: results.slice(3, 7), isByCountry: true });
  expect(levels(html)).toBe('344344');
  expect(html.match(/<ol /g)).toHaveLength(2);
  expect(levels(render({ results: results.slice(3, 7) }))).toBe('3333');
});

it('in the list of all only the given countries are open; the others say name and number', () => {
  const results = ((example('Fifty of them').results ?? []) as { countryCode: string }[]).slice(3, 7);
  const folded = (...openCountries: string[]) =>
    [
      ...render({ results, isByCountry: true, openCountries }).matchAll(
        /<details( open="")? class.*?<\/details>/gs,
      ),
    ]
      .filter(([html]) => html.includes('<h3'))
      .map(([html, open]) => [open !== undefined, /<span[^>]*>(\d+)</.exec(html)?.[1]]);
  const [code = ''] = results.map(({ countryCode }) => countryCode);
  const counts = folded().map(([, count]) => count);
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(4);
  expect(folded(code)).toEqual([
    [true, counts[0]],
    [false, counts[1]],
  ]);
});

it('addresses by the rules of their country', () => {
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

it('no results and no text given: a default message', () => {
  expect(render({ results: [] })).toContain('Nothing matches this choice yet.');
});

it('a status region, with the message if there is one', () => {
  expect(render()).toMatch(/<p role="status"[^>]*><\/p>/);
  expect(render({ message: 'Nobody in Chad yet.' })).toMatch(
    /<p role="status"[^>]*>Nobody in Chad yet\.<\/p>/,
  );
});
