import { describe, expect, it } from 'vitest';
import { findNamedDealer } from '../../../../server/services/dealers/findDealer.ts';
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
