import { useIntl } from 'react-intl';

/** Weights as they are written: `Intl` has no tonnes. */
export function useWeight() {
  const { formatNumber } = useIntl();
  return {
    toFigure: (tonnes: number) =>
      formatNumber(tonnes, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    toKilograms: (kilograms: number) => `${formatNumber(kilograms)}\u00a0kg`,
  };
}
