import { describe, expect, it } from 'vitest';
import { findNamedDealer, findNear } from '../../../../server/services/dealers/findDealer.ts';
import { aDealer } from '../../pages/locator/dealers.ts';

const marin = aDealer({
  accountId: 'DEALER-001',
  label: 'Port Marin',
  genericEmail: 'port-marin@example.com',
});
const north = aDealer({ accountId: 'twin-1', tradeName: 'Twin Hulls', genericEmail: 'north@example.com' });
const south = aDealer({ accountId: 'twin-2', tradeName: 'Twin Hulls', genericEmail: 'south@example.com' });
const dealers = [marin, north, south];
const findAccountId = (named: Parameters<typeof findNamedDealer>[1]) =>
  findNamedDealer(dealers, named)?.accountId;

describe('findAccountId', () => {
  it('by name, case-insensitive', () => {
    expect(findAccountId({ name: 'port marin' })).toBe('DEALER-001');
  });

  it('by email if no dealer, or several, have the name', () => {
    expect(findAccountId({ name: 'The people of Port Marin', email: 'Port-Marin@example.com' })).toBe(
      'DEALER-001',
    );
    expect(findAccountId({ name: 'Twin Hulls', email: 'south@example.com' })).toBe('twin-2');
  });

  it('undefined if ambiguous or unknown', () => {
    expect(findAccountId({ name: 'Twin Hulls' })).toBeUndefined();
    expect(findAccountId({ name: 'Twin Hulls', email: 'port-marin@example.com' })).toBeUndefined();
    expect(findAccountId({ name: 'Nobody & Sons' })).toBeUndefined();
    expect(findAccountId({})).toBeUndefined();
  });
});

describe('findNear', () => {
  const at = (billingPostalCode: string, billingCountryCode = 'DE') =>
    aDealer({ accountId: billingPostalCode, billingPostalCode, billingCountryCode });
  const all = [at('24103'), at('23774'), at('20459'), at('88045'), at('TR11 3XA', 'GB'), at('PL4 0DW', 'GB')];
  const near = (country: string, postal_code: string) => {
    const { dealer, count } = findNear(all, { country, postal_code });
    return [dealer?.accountId, count];
  };

  it.each([
    ['24114', '24103'],
    ['20095', '20459'],
    ['88131', '88045'],
  ])('of several in a country the one of the region: %s', (code, dealer) => {
    expect(near('DE', code)).toEqual([dealer, 4]);
  });

  it.each(['TR11 3QY', 'tr113qy', 'TR1 1AA'])('whatever blanks and case: %s', (code) => {
    expect(near('GB', code)).toEqual(['TR11 3XA', 2]);
  });

  it.each(['80331', '21', '', '99999'])('nobody where none has the region of %s, or several have', (code) => {
    expect(near('DE', code)).toEqual([undefined, 4]);
  });

  it('nobody where two begin alike', () => {
    const twins = [at('24103'), { ...at('24103'), accountId: 'twin' }];
    expect(findNear(twins, { country: 'DE', postal_code: '24103' })).toEqual({ count: 2 });
  });
});
