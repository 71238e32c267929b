import { FormattedMessage } from 'react-intl';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import layers from './BoatDrawing.module.css';
import { PackPrice } from './PackPrice.tsx';
import styles from './PriceSummary.module.css';
import { TotalPrice } from './TotalPrice.tsx';
import { toBoatsWithout } from './toBoatsWithout.ts';

/**
 * What the boat costs, line by line: its base price, each choice, the sum, and that VAT is not in it. As in the drawing
 * there is a layer for each option, and the style sheet shows those that are chosen. Nothing where no boat has a price.
 */
export function PriceSummary({ groups }: Pick<Configurator, 'groups'>) {
  const boats = groups.find(({ name }) => name === 'model')?.options ?? [];
  if (!boats.some(({ prices }) => prices)) return null;
  const row = `${layers.layer} ${styles.row}`;
  return (
    <div className={styles.summary}>
      <dl>
        {boats.map(({ value, base }, index) => (
          <div key={value} className={row} data-layer={`model-${index}`}>
            <dt>
              <FormattedMessage id="configurator.base" />
            </dt>
            <dd>{base}</dd>
          </div>
        ))}
        {groups
          .filter(({ name }) => name !== 'model')
          .flatMap(({ name, label, note, options }) =>
            options.map(({ value, label: word, boats: having }, index) => {
              const without = having && toBoatsWithout(boats, (boat) => having.includes(boat.value));
              return (
                <div key={`${name} ${value}`} className={row} data-layer={`${name}-${index}`}>
                  <dt data-without={without}>
                    <FormattedMessage
                      id="configurator.choice"
                      values={{
                        label: name === 'pack' ? <FormattedMessage id="configurator.pack" /> : label,
                        value: word,
                      }}
                    />
                  </dt>
                  <dd data-without={without}>{note ?? <PackPrice boats={boats} pack={value} />}</dd>
                </div>
              );
            }),
          )}
      </dl>
      <div className={styles.total} aria-live="polite">
        {boats.map(({ value, yours }, index) => (
          <p key={value} className={row} data-layer={`model-${index}`}>
            <span>{yours}</span>
            <TotalPrice groups={groups} boat={index} />
          </p>
        ))}
      </div>
      <p className={styles.vat}>
        <FormattedMessage id="configurator.vat" />
      </p>
    </div>
  );
}
