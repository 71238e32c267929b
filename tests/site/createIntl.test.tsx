import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl as createWhole, FormattedMessage, type IntlShape, RawIntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { LOCALE_CODES, LOCALES } from '../../locales/locales.ts';
import type { MessageId } from '../../locales/Messages.ts';
import { createIntl } from '../../site/frame/createIntl.ts';

const messages = {
  plain: parse('Neither more nor less'),
  named: parse('Written by {name}'),
  counted: parse('{count, plural, =0 {nobody} one {# boat} other {# boats}}'),
  linked: parse('See our <link>policy</link>.'),
};
const intl = createIntl('de', messages);

/** react-intl with texts of this test in place of the catalogue. */
const createReference = (locale: string, texts: object): IntlShape =>
  createWhole({ locale, messages: texts as Record<MessageId, never> });
const whole = createReference('de', messages);

/** Says a text of this test, whose id is in no catalogue. */
const say = ({ formatMessage }: IntlShape, id: string, values?: Record<string, string | number>) =>
  formatMessage({ id: id as MessageId }, values);

it.each([
  ['plain', {}],
  ['named', { name: 'Ana' }],
  ['named', { name: 1234 }],
  ['counted', { count: 0 }],
  ['counted', { count: 1 }],
  ['counted', { count: 12_345 }],
] as const)('“%s” with %o: as react-intl', (id, values) => {
  expect(say(intl, id, values)).toBe(say(whole, id, values));
});

it.each(LOCALE_CODES)('numbers in “%s”: as react-intl', (locale) => {
  const its = createIntl(locale, { counted: parse('{count, plural, other {#}} {count, number}') });
  const wholes = createReference(LOCALES[locale].tag, {
    counted: parse('{count, plural, other {#}} {count, number}'),
  });
  const written = (one: IntlShape) =>
    [0, 7, 999, 1000, 12_345, -3, 2.5].map((count) => [
      one.formatNumber(count),
      one.formatNumber(count, { style: 'unit', unit: 'kilometer' }),
      say(one, 'counted', { count }),
    ]);
  expect(written(its)).toEqual(written(wholes));
});

it('counts need no Intl object', async () => {
  // Anew: what another test has had made is not made again.
  vi.resetModules();
  const { createIntl: createAnew } = await import('../../site/frame/createIntl.ts');
  const looked = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
  const asked = vi.spyOn(Intl, 'NumberFormat');
  const its = createAnew('it', messages);
  expect([its.formatNumber(48), say(its, 'counted', { count: 999 })]).toEqual(['48', '999 boats']);
  expect(asked).not.toHaveBeenCalled();
  expect(looked).not.toHaveBeenCalled();
  its.formatNumber(1000);
  expect(asked).toHaveBeenCalledOnce();
});

it('rich text values', () => {
  const markup = renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <FormattedMessage id={'linked' as MessageId} values={{ link: (words) => <a href="/p">{words}</a> }} />
    </RawIntlProvider>,
  );
  expect(markup).toBe('See our <a href="/p">policy</a>.');
});

it('finds messages added later', () => {
  const growing: typeof messages & { late?: ReturnType<typeof parse> } = { ...messages };
  const its = createIntl('en', growing);
  growing.late = parse('Late');
  expect(say(its, 'late')).toBe('Late');
});

it('has every property that components use', () => {
  const root = join(import.meta.dirname, '../..');
  const asked = globSync('{blocks,site}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.endsWith('createIntl.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((code) => code.includes("from 'react-intl'"))
    .flatMap((code) => [...code.matchAll(/(?<!format\.)\b(?:Formatted|format)([A-Z]\w+)\b/g)])
    .map(([, name]) => `format${name}`);
  expect(asked.length).toBeGreaterThan(50);
  expect([...new Set(asked)].filter((name) => !(name in intl))).toEqual([]);
});
