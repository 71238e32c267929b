import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import type { Filter } from '../../../schemas/parts/filter.ts';
import { Filters } from '../../../site/components/Filters/Filters.tsx';

const render = (filters: Filter[], action?: string) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={en}>
      <Filters filters={filters} action={action} />
    </IntlProvider>,
  );

const options = [
  { value: 'yard', label: 'Yard' },
  { value: 'sea', label: 'Sea' },
];

test('no options: no form', () => {
  expect(render([{ name: 'category', options: [] }])).toBe('');
});

test('GET form with the chosen values under the filter’s name', () => {
  const html = render([
    { name: 'category', options, value: 'sea' },
    { name: 'country', options: [] },
  ]);
  expect(html).toMatch(/<form[^>]* method="get"/);
  expect(html).toMatch(/<select[^>]* name="category"/);
  expect(html).toContain('<option value="sea" selected="">Sea</option>');
  expect(html).not.toContain('name="country"');
  expect(html).toContain('type="submit"');
});

test('reset link only if something is chosen', () => {
  expect(render([{ name: 'category', options }])).not.toContain('<a ');
  expect(render([{ name: 'category', options, value: 'sea' }])).toContain('href="?"');
});

test('action: the form and the reset link use it', () => {
  const html = render([{ name: 'category', options, value: 'sea' }], '/news');
  expect(html).toMatch(/<form[^>]* action="\/news"/);
  expect(html).toContain('<a href="/news"');
});
