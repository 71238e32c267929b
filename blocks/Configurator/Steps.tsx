import { FormattedMessage } from 'react-intl';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import styles from './Configurator.module.css';
import { findOptions } from './findOptions.ts';

/** Links to each choice and to the price: on phones the page is long. */
export const Steps = ({ groups }: Pick<Configurator, 'groups'>) => (
  <p className={styles.steps}>
    {groups.map(({ name, label }) => (
      <a key={name} href={`#choose-${name}`}>
        {label}
      </a>
    ))}
    {findOptions(groups, 'model').some(({ prices }) => prices) && (
      <a href="#choose-price">
        <FormattedMessage id="configurator.price" />
      </a>
    )}
  </p>
);
