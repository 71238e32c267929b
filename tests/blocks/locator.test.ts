import { expect, it } from 'vitest';
import { examplesOf } from './examplesOf.ts';
import { renderBlock } from './renderBlock.tsx';

const example = (name: string) => examplesOf('Locator').find((one) => one.name === name)?.props ?? {};
const all = example('All dealers');
const render = (props: object = {}) => renderBlock('Locator', { ...all, ...props });

it('searches with GET in its own list, under the name the server reads', () => {
  expect(render()).toMatch(/<form [^>]*action="\/dealers" method="get">.*<input[^>]* name="q"/);
});

it('is a plain text field until it is alive', () => {
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
  expect(choices.filter((tag) => !tag.includes('keep-scroll-position'))).toEqual([]);
});

it('leads back to everything only from less than that', () => {
  expect(render()).not.toContain('Show all');
  expect(render({ isNarrowed: true })).toContain('Show all');
});

it('says distances in kilometres in the server’s HTML', () => {
  expect(renderBlock('Locator', example('The nearest first, with distances'))).toContain('>4.2 km<');
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
