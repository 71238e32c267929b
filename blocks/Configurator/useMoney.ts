import { useIntl } from 'react-intl';

/** Amounts of one currency, in words. */
export function useMoney(currency = 'EUR'): (amount: number) => string {
  const { formatNumber } = useIntl();
  return (amount) => formatNumber(amount, { style: 'currency', currency, maximumFractionDigits: 0 });
}
