import { useIntl } from 'react-intl';

/** Rates of VAT in percent, in words such as 25.5%. */
export function useRate(): (percent: number) => string {
  const { formatNumber } = useIntl();
  return (percent) => formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 1 });
}
