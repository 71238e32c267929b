import { useIntl } from 'react-intl';

/** Energies and powers as they are written: `Intl` has no kilowatt-hours. */
export function useEnergy() {
  const { formatNumber } = useIntl();
  return {
    toEnergy: (kilowattHours: number) =>
      `${formatNumber(kilowattHours, { maximumFractionDigits: 1 })}\u00a0kWh`,
    toPower: (watts: number) => `${formatNumber(watts)}\u00a0W`,
  };
}
