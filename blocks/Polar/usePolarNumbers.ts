import { useIntl } from 'react-intl';

/** Angles such as 47°, and speeds with one decimal, in words. */
export function usePolarNumbers() {
  const { formatNumber } = useIntl();
  return {
    toDegrees: (angle: number) =>
      formatNumber(angle, { style: 'unit', unit: 'degree', unitDisplay: 'narrow' }),
    toKnots: (speed: number) => formatNumber(speed, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  };
}
