import { useIntl } from 'react-intl';
import type { Configurator } from '../../schemas/blocks/configurator.ts';

type Amounts = Pick<Configurator['groups'][number]['options'][number], 'currency' | 'isAbout'>;

/** Amounts of one currency, in words: for sums of a boat without an exact price in round millions. */
export function useMoney({ currency = 'EUR', isAbout }: Amounts = {}): (amount: number) => string {
  const { formatNumber, formatMessage } = useIntl();
  const toMoney = (amount: number) =>
    formatNumber(amount, { style: 'currency', currency, maximumFractionDigits: 0 });
  if (!isAbout) return toMoney;
  const symbol = toMoney(0).replace(/[\d\s]+/g, '');
  return (amount) => {
    const millions = formatNumber(amount / 1_000_000, { maximumFractionDigits: 2 });
    return formatMessage({ id: 'offer.about' }, { millions, currency: symbol });
  };
}
