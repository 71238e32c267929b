import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import type { Locale } from '../../../locales/locales.ts';
import { serverMessages } from '../../../locales/serverMessages.ts';
import { EventDates } from '../../../site/components/EventDates/EventDates.tsx';
import { createIntl } from '../../../site/frame/createIntl.ts';

/** As written, with plain spaces: which thin one stands around a dash is the matter of Intl. */
const render = (props: ComponentProps<typeof EventDates>, locale: Locale = 'en') =>
  renderToStaticMarkup(
    <RawIntlProvider value={createIntl(locale, serverMessages[locale])}>
      <EventDates {...props} />
    </RawIntlProvider>,
  ).replace(/\s/g, ' ');

const words = (html: string) => html.replace(/<[^>]+>/g, '');

it('start only', () => {
  expect(render({ startDay: '2027-03-12' })).toBe('<p><time dateTime="2027-03-12">12 March 2027</time></p>');
  expect(render({ endDay: '2027-03-12' })).toBe(render({ startDay: '2027-03-12' }));
});

it('equal days: one; end before start: the start', () => {
  const one = render({ startDay: '2027-03-12' });
  expect(render({ startDay: '2027-03-12', endDay: '2027-03-12' })).toBe(one);
  expect(render({ startDay: '2027-03-12', endDay: '2027-03-11' })).toBe(one);
});

it('common parts of a range are written once; each end is a <time>', () => {
  expect(render({ startDay: '2027-03-12', endDay: '2027-03-15' })).toBe(
    '<p><time dateTime="2027-03-12">12</time> – <time dateTime="2027-03-15">15</time> March 2027</p>',
  );
});

it('a range by the language’s rules', () => {
  const days = { startDay: '2026-12-30', endDay: '2027-01-02' };
  expect(words(render(days, 'de'))).toBe('30. Dezember 2026 – 2. Januar 2027');
  expect(words(render(days, 'fr'))).toBe('30 décembre 2026 – 2 janvier 2027');
});

it('displayDate wins', () => {
  expect(render({ startDay: '2027-03-12', displayDate: 'Some time in spring' })).toBe(
    '<p>Some time in spring</p>',
  );
});

it('no dates: “Date to be announced”', () => {
  expect(render({})).toBe('<p>Date to be announced</p>');
});
