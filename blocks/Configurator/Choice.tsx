import { Fragment } from 'react';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import tickBox from '../../site/components/Form/TickBox.module.css';
import { Icon } from '../../site/components/Icon/Icon.tsx';
import { BoatPrice, Tax } from './BoatPrice.tsx';
import { ByCountry, type Countries } from './ByCountry.tsx';
import styles from './Configurator.module.css';
import { PackPrice } from './PackPrice.tsx';
import { toNumbers } from './TotalPrice.tsx';
import { toBoatsWithout } from './toBoatsWithout.ts';

type Group = Configurator['groups'][number];

interface ChoiceProps extends Group {
  models: Group['options'];
  /** Where prices are said with VAT first. */
  countries: Countries | undefined;
}

/** Colours on which lines are light. */
const DARK = /^#([0-4].){3}$/;

/**
 * Radio buttons in a row; colours as swatches, boats as cards with their price, and so packs, which can be ticked.
 * Drawing and prices go by `data-choice`; what a boat does not have is hidden by `data-without`, the numbers of these
 * boats. `data-own` are those of the boats that are shown in a colour first.
 */
export function Choice({ name, label, note, options, models, countries }: ChoiceProps) {
  const isSeveral = name === 'pack';
  const isFirst = !isSeveral && !options.some(({ isChosen }) => isChosen);
  const isIncluded = (boat: Group['options'][number], pack: string) => boat.included?.includes(pack) ?? false;
  const hasSome = (boat: string) => options.some(({ boats }) => boats?.includes(boat) ?? true);
  return (
    <fieldset
      id={`choose-${name}`}
      data-without={toBoatsWithout(models, ({ value }) => hasSome(value)) || undefined}
    >
      <legend className={styles.legend}>
        {note ? `${label} · ${note}` : label}
        {name === 'model' && (
          <span className={styles.once}>
            {' · '}
            <ByCountry countries={countries}>{(percent) => <Tax percent={percent} />}</ByCountry>
          </span>
        )}
      </legend>
      <div className={`${styles.options} ${styles[name] ?? ''}`}>
        {options.map((option, index) => {
          const { value, label: word, text, draws, colour, boats, own, isChosen = false } = option;
          // Sails are before the mast, all else that can be seen is at the stern.
          const place = draws && (draws.includes('furler') ? 'rig' : 'stern');
          const card = (
            <span className={styles.card}>
              <span>{word}</span>
              {name === 'model' && text && <span className={styles.contents}>{text}</span>}
              <span className={styles.price}>
                {name === 'model' ? (
                  <BoatPrice boat={option} countries={countries} isFrom />
                ) : (
                  <PackPrice boats={models} pack={value} countries={countries} />
                )}
              </span>
              {isSeveral && (
                <span className={styles.why}>
                  <PackPrice boats={models} pack={value} says="promoted" countries={countries} />
                </span>
              )}
              {name !== 'model' && text && <span className={styles.contents}>{text}</span>}
            </span>
          );
          const isTicked = (boat: Group['options'][number]) =>
            (boats?.includes(boat.value) ?? true) && !isIncluded(boat, value);
          return (
            <Fragment key={value}>
              {/* Nothing to tick where the price has it. */}
              {models.some((boat) => isIncluded(boat, value)) && (
                <div
                  className={`${styles.option} ${styles.included}`}
                  data-place={place}
                  data-without={toBoatsWithout(models, (boat) => isIncluded(boat, value))}
                >
                  <Icon name="check" />
                  {card}
                </div>
              )}
              <label
                className={styles.option}
                data-place={place}
                data-without={toBoatsWithout(models, isTicked) || undefined}
              >
                <input
                  type={isSeveral ? 'checkbox' : 'radio'}
                  name={name}
                  value={value}
                  data-choice={`${name}-${index}`}
                  data-own={own && toNumbers(models, (boat) => own.includes(boat.value))}
                  data-dark={colour && DARK.test(colour) ? name : undefined}
                  defaultChecked={isChosen || (isFirst && index === 0)}
                  className={isSeveral ? tickBox.box : 'visually-hidden'}
                />
                {colour && (
                  <svg viewBox="0 0 20 20" className={styles.swatch} aria-hidden="true">
                    <circle cx="10" cy="10" r="9" fill={colour} />
                  </svg>
                )}
                {name === 'model' || name === 'pack' ? card : <span>{word}</span>}
              </label>
            </Fragment>
          );
        })}
      </div>
    </fieldset>
  );
}
