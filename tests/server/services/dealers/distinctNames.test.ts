import { expect, it } from 'vitest';
import { withDistinctNames } from '../../../../server/services/dealers/distinctNames.ts';
import { aDealer } from '../../pages/locator/dealers.ts';

const named = (...dealers: Parameters<typeof aDealer>[0][]) =>
  withDistinctNames(dealers.map(aDealer)).map(({ name }) => name);

it('names; equal names with their cities, or else their accounts', () => {
  const tradeName = 'Twin Hulls';
  expect(
    named(
      { accountId: 'one', tradeName, billingCity: 'Brest' },
      { accountId: 'two', tradeName, billingCity: 'Vannes' },
      { accountId: 'three', tradeName, billingCity: 'Vannes' },
      { accountId: 'four', tradeName },
      { accountId: 'five', tradeName: 'Faro', billingCity: 'Genova' },
    ),
  ).toEqual(['Twin Hulls, Brest', 'Twin Hulls (two)', 'Twin Hulls (three)', 'Twin Hulls (four)', 'Faro']);
});
