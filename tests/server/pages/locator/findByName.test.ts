import { expect, it } from 'vitest';
import { findByName } from '../../../../server/pages/locator/findByName.ts';
import { locatorList } from '../../../../server/pages/locator/locatorList.ts';
import { aDealer, DEALERS, getAccountIds } from './dealers.ts';

const { entries } = locatorList(DEALERS, 'dealers', 'en');

it.each<[string, string[]]>([
  ['nice', ['nice']],
  ['NICE', ['nice']],
  ['Roch', ['rochelle']],
  ['la rochelle', ['rochelle']],
  ['la-rochelle!', ['rochelle']],
  ['170', ['rochelle']],
  ['ecume', ['nice']],
  ['ZENITH', ['rochelle']],
  ['nautique', ['rochelle']],
  ['Faro', ['genoa']],
  ['chelle', []],
  ['Paris', []],
  ['n', []],
  ['', []],
  ['★', []],
  ['.*', []],
])('“%s”: dealers %j', (text, accounts) => {
  expect(getAccountIds(findByName(entries, text))).toEqual(accounts);
});

it('keeps the order of the list', () => {
  const marinas = ['one', 'two', 'three'].map((accountId) =>
    aDealer({ accountId, label: `${accountId} Marina` }),
  );
  const list = locatorList(marinas, 'dealers', 'en');
  expect(getAccountIds(findByName(list.entries, 'marina'))).toEqual(['one', 'three', 'two']);
});
