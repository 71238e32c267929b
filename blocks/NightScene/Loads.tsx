import { FormattedMessage, useIntl } from 'react-intl';
import type { NightScene } from '../../schemas/blocks/night-scene.ts';
import styles from './Loads.module.css';
import type { Night } from './toNight.ts';
import { useEnergy } from './useEnergy.ts';

type LoadsProps = Pick<NightScene, 'loads' | 'battery' | 'solar' | 'moments'> & { night: Night };

const COLUMNS = ['load', 'power', 'hours', 'energy'] as const;

/** What runs in the night, with its energy, and how long the sun needs to bring that back. */
export function Loads({ loads, battery, solar, moments, night }: LoadsProps) {
  const { formatNumber } = useIntl();
  const { toEnergy, toPower } = useEnergy();
  const sun = formatNumber(night.taken / (solar / 1000), {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  });
  const values = {
    left: toEnergy(battery * night.chargeAt(night.end)),
    battery: toEnergy(battery),
    hour: moments.at(-1)?.hour,
    hours: sun,
    solar: toPower(solar),
  };
  return (
    <div className={styles.loads}>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id={`nightScene.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loads.map(({ label, watts, from, until }, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{toPower(watts)}</td>
              <td>{`${from}–${until}`}</td>
              <td>{toEnergy(night.energies[index] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              <FormattedMessage id="nightScene.total" />
            </th>
            <td>{toEnergy(night.taken)}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        <FormattedMessage id="nightScene.sum" values={values} />
      </p>
    </div>
  );
}
