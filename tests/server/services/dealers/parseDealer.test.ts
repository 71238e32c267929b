import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { isSafeUrl } from '../../../../renderer/src/validate.ts';
import { dealerSchema } from '../../../../schemas/entities/dealer.ts';
import type { ContentEvent } from '../../../../server/services/content/ContentEvent.ts';
import { parseDealer } from '../../../../server/services/dealers/parsing/parseDealer.ts';
import { parseModel } from '../../../../server/services/dealers/parsing/parseModel.ts';

const validate = new Ajv({ formats: { 'link-url': isSafeUrl } }).compile(dealerSchema);

const read = (entry: Record<string, unknown>) => {
  const events: ContentEvent[] = [];
  const dealer = parseDealer({ account_id: 'A-1', label: 'Alpha', ...entry }, (event) => events.push(event));
  if (dealer) expect(validate(dealer), JSON.stringify(validate.errors)).toBe(true);
  return { dealer, faults: events.map(({ event, field }) => `${event} ${field}`), events };
};

it('all fields of the specification', () => {
  const { dealer, faults } = read({
    account_id: 'EST-FR-001',
    trade_name: 'Trébaol <b>Multicoques</b>',
    label: ' Lorient ',
    generic_email: 'a@b.example',
    market_officer_email: 'c@d.example',
    phone: '+33 2 61 91 00 00',
    website: 'https://www.b.example/?x=1',
    latitude: 47.7,
    longitude: '-3.37',
    billing_street: '1 quai',
    billing_city: 'Lorient',
    billing_postal_code: '56100',
    billing_state_code: '56',
    billing_country_code: 'fr',
    contract_segment: 'VG1;VG2;VG3',
    do_not_display_web_apps: true,
    something_new: { of: 'no concern' },
  });
  expect(faults).toEqual([]);
  expect(dealer).toEqual({
    accountId: 'EST-FR-001',
    tradeName: 'Trébaol <b>Multicoques</b>',
    label: 'Lorient',
    genericEmail: 'a@b.example',
    marketOfficerEmail: 'c@d.example',
    phone: '+33 2 61 91 00 00',
    website: 'https://www.b.example/?x=1',
    latitude: 47.7,
    longitude: -3.37,
    billingStreet: '1 quai',
    billingCity: 'Lorient',
    billingPostalCode: '56100',
    billingStateCode: '56',
    billingCountryCode: 'FR',
    contractSegment: 'VG1;VG2;VG3',
    isHidden: true,
  });
});

it('alternative field names; the first non-empty counts', () => {
  const entry = {
    account_id: ' ',
    Id: 'A-2',
    label: null,
    Name: 'Beta',
    GenericEmail: 'a@b.example',
    MarketOfficerEmail: 'c@d.example',
    Country: 'GB',
  };
  expect(read(entry)).toMatchObject({
    dealer: {
      accountId: 'A-2',
      label: 'Beta',
      genericEmail: 'a@b.example',
      marketOfficerEmail: 'c@d.example',
      billingCountryCode: 'GB',
    },
    faults: [],
  });
});

it('null and empty: undefined, not reported', () => {
  const { dealer, faults } = read({
    trade_name: '',
    phone: null,
    website: ' ',
    latitude: null,
    longitude: '',
    contract_segment: null,
    do_not_display_web_apps: null,
  });
  expect(dealer).toEqual({ accountId: 'A-1', label: 'Alpha', isHidden: false });
  expect(faults).toEqual([]);
});

it.each<[field: string, value: unknown]>([
  ['latitude', 90.01],
  ['latitude', '91'],
  ['latitude', 'north'],
  ['latitude', '0x10'],
  ['latitude', '47,7'],
  ['latitude', '1e1'],
  ['latitude', Number.POSITIVE_INFINITY],
  ['latitude', Number.NaN],
  ['latitude', [47]],
  ['longitude', -180.5],
  ['longitude', true],
  ['phone', 33],
  ['trade_name', { en: 'Alpha' }],
  ['generic_email', 'not an address'],
  ['generic_email', 'a@b.example?bcc=c@d.example"><script>'],
  ['generic_email', `${'a'.repeat(65)}@b.example`],
  ['generic_email', `a@${'b'.repeat(250)}.example`],
  ['market_officer_email', 'a@b.example, c@d.example'],
  ['market_officer_email', 'a@b.example;c@d.example'],
  ['billing_country_code', 'France'],
  ['billing_country_code', 'XX'],
  ['billing_country_code', 'ZZ'],
  ['billing_country_code', 'EU'],
])('%s %j: omitted, reported without its value', (field, value) => {
  const { dealer, faults, events } = read({ [field]: value });
  expect(dealer).toEqual({ accountId: 'A-1', label: 'Alpha', isHidden: false });
  expect(faults).toEqual([`field-invalid ${field}`]);
  expect(events[0]).toMatchObject({ resource: 'dealer', id: 'A-1' });
  expect(events[0]?.reason).not.toContain(String(value));
});

it('removes control characters; nothing left: undefined', () => {
  const { dealer, faults } = read({
    trade_name: 'Al\u0000pha\u0007',
    billing_street: '\u001b 1 quai \u0085',
    billing_city: '\u0000',
    billing_postal_code: ' \u007f ',
    phone: '+33\u0000 2',
  });
  expect(faults).toEqual([]);
  expect(dealer).toMatchObject({ tradeName: 'Alpha', billingStreet: '1 quai', phone: '+33 2' });
  expect(dealer).not.toHaveProperty('billingCity');
  expect(dealer).not.toHaveProperty('billingPostalCode');
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/dealers',
  'mailto:a@b.example',
  'www.b.example',
  'https://',
  'https:\\\\b.example',
  'https://www.bank.example@evil.example/',
  'https://:secret@b.example/',
])('website %j: omitted', (website) => {
  const { dealer, faults } = read({ website });
  expect(dealer).toEqual({ accountId: 'A-1', label: 'Alpha', isHidden: false });
  expect(faults).toEqual(['link-refused website']);
});

it.each(['trade_name', 'phone', 'billing_street', 'contract_segment'])(
  '%s longer than 300 characters: omitted, reported without its value',
  (field) => {
    expect(read({ [field]: 'x'.repeat(300) }).dealer).toHaveProperty(
      field.replace(/_./g, ([, letter = '']) => letter.toUpperCase()),
    );
    const { dealer, faults, events } = read({ [field]: 'x'.repeat(301) });
    expect(dealer).toEqual({ accountId: 'A-1', label: 'Alpha', isHidden: false });
    expect(faults).toEqual([`field-invalid ${field}`]);
    expect(events[0]?.reason).not.toContain('xx');
  },
);

it('website up to 2000 characters', () => {
  const website = (length: number) => read({ website: 'https://b.example/?x='.padEnd(length, 'x') });
  expect(website(2000)).toMatchObject({ dealer: { website: expect.any(String) }, faults: [] });
  expect(website(2001)).toMatchObject({ dealer: { accountId: 'A-1' }, faults: ['field-invalid website'] });
});

it.each([
  ['UK', 'GB'],
  ['uk', 'GB'],
  ['XK', 'XK'],
  ['TP', 'TL'],
])('country %s: %s', (Country, billingCountryCode) => {
  expect(read({ Country })).toMatchObject({ dealer: { billingCountryCode }, faults: [] });
});

it('coordinates 0, 0: unknown', () => {
  expect(read({ latitude: 0, longitude: '0.0' })).toMatchObject({
    dealer: { accountId: 'A-1' },
    faults: ['field-invalid latitude'],
  });
  expect(read({ latitude: 0, longitude: 9.4 }).dealer).toMatchObject({ latitude: 0, longitude: 9.4 });
});

it.each<[value: unknown, hidden: boolean, faults: number]>([
  ['true', true, 0],
  ['false', false, 0],
  [1, true, 1],
  ['maybe', true, 1],
])('do_not_display_web_apps %j: hidden %s; unknown values hide', (value, hidden, faults) => {
  const result = read({ do_not_display_web_apps: value });
  expect(result.dealer?.isHidden).toBe(hidden);
  expect(result.faults).toHaveLength(faults);
});

it('unknown segment: kept, reported', () => {
  expect(read({ contract_segment: 'VG9' })).toMatchObject({
    dealer: { contractSegment: 'VG9' },
    faults: ['field-invalid contract_segment'],
  });
});

it.each([
  { account_id: null },
  { account_id: 7 },
  { account_id: '../x' },
  { account_id: 'a/b' },
  { account_id: '../..' },
  { account_id: 'a b' },
  { label: null },
  { label: ['Alpha'] },
])('no usable account id or name: omitted: %j', (entry) => {
  const { dealer, events } = read(entry);
  expect(dealer).toBeUndefined();
  expect(events.at(-1)?.reason).toMatch(/^An entry of the list has .*; it is left out$/);
});

it('models in both spellings', () => {
  const events: ContentEvent[] = [];
  const model = (entry: Record<string, unknown>) => parseModel(entry, (event) => events.push(event));
  expect(model({ Name: 'A', SalesforceId: '1', CompanyPriceBroadcastWorld: true })).toEqual({
    name: 'A',
    salesforceId: '1',
    priceBroadcastWorld: true,
  });
  expect(model({ name: 'B', salesforce_id: '2' })).toMatchObject({ priceBroadcastWorld: false });
  expect(events).toEqual([]);
  expect(model({ Name: 'C', SalesforceId: '3', CompanyPriceBroadcastWorld: 'x' })).toMatchObject({
    priceBroadcastWorld: false,
  });
  expect(model({ Name: 'D' })).toBeUndefined();
  expect(events).toHaveLength(2);
});
