import { FormattedMessage } from 'react-intl';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import { Day } from '../../site/components/Day/Day.tsx';
import { LinkElement } from '../../site/components/LinkElement/LinkElement.tsx';
import { BoatPrice } from './BoatPrice.tsx';
import { PackPrice } from './PackPrice.tsx';
import styles from './PriceSummary.module.css';
import { Sum } from './Sum.tsx';
import { toBoatsWithout } from './toBoatsWithout.ts';

type Option = Configurator['groups'][number]['options'][number];
type PriceSummaryProps = Pick<Configurator, 'groups' | 'delivery' | 'besides'>;

/**
 * What the boat costs, line by line: its base price, each choice, the sum before VAT and with that of the chosen country
 * (or the other way round), what it includes for a while, the next delivery, and what comes on top. As in the drawing
 * there is a layer for each option, and the style sheet shows those that are chosen. Nothing where no boat has a price.
 */
export function PriceSummary({ groups, delivery, besides }: PriceSummaryProps) {
  const find = (group: string) => groups.find(({ name }) => name === group)?.options ?? [];
  const [boats, packs] = [find('model'), find('pack')];
  if (!boats.some(({ prices }) => prices)) return null;
  const countries = delivery?.isTaxedFirst ? delivery.countries : undefined;
  return (
    <div id="choose-price" className={styles.summary}>
      <dl>
        {boats.map((boat, index) => (
          <div key={boat.value} className={styles.row} data-layer={`model-${index}`}>
            <dt>
              <FormattedMessage id="configurator.base" />
            </dt>
            <dd>
              <BoatPrice boat={boat} countries={countries} />
            </dd>
          </div>
        ))}
        {groups
          .filter(({ name }) => name !== 'model')
          .flatMap(({ name, label, note, options }) =>
            options.map(({ value, label: word, text, boats: having }, index) => {
              const has = (boat: Option) => having?.includes(boat.value) ?? true;
              const without = toBoatsWithout(boats, has) || undefined;
              // What her price has in it is there without being chosen.
              const including = boats.flatMap(({ included }, boat) =>
                included?.includes(value) ? [`model-${boat}`] : [],
              );
              return (
                <div
                  key={`${name} ${value}`}
                  className={styles.row}
                  data-layer={[`${name}-${index}`, ...including].join(' ')}
                >
                  <dt data-without={without}>
                    <FormattedMessage
                      id="configurator.choice"
                      values={{
                        label: name === 'pack' ? <FormattedMessage id="configurator.pack" /> : label,
                        value: word,
                      }}
                    />
                    {name === 'pack' && text && <small className={styles.brings}>{text}</small>}
                  </dt>
                  <dd data-without={without}>
                    {note ?? <PackPrice boats={boats} pack={value} countries={countries} />}
                  </dd>
                </div>
              );
            }),
          )}
      </dl>
      <div className={styles.total} aria-live="polite">
        {boats.map((boat, index) => (
          <div key={boat.value} data-layer={`model-${index}`}>
            <Sum boat={boat} packs={packs} delivery={delivery} />
          </div>
        ))}
      </div>
      <div className={styles.notes}>
        {boats.map(({ value, delivery: next, promotion }, index) => (
          <div key={value} data-layer={`model-${index}`}>
            {promotion && (
              <p className={styles.promotion}>
                <LinkElement url={promotion.url}>{promotion.label}</LinkElement>
              </p>
            )}
            {next && <p>{next}</p>}
          </div>
        ))}
        {delivery?.countries.map(({ value, rate, note, source = delivery.source }, index) => (
          <p key={value} data-layer={`delivery-${index}`}>
            {rate === undefined ? (
              <FormattedMessage id="configurator.vat" />
            ) : (
              <>
                {note} <Rates source={source} date={delivery.date} />
              </>
            )}
          </p>
        ))}
        {!delivery && (
          <p>
            <FormattedMessage id="configurator.vat" />
          </p>
        )}
        {besides && <p>{besides}</p>}
      </div>
    </div>
  );
}

/** Whose rates they are, and that they are not all that counts. */
const Rates = ({ source, date }: Pick<NonNullable<Configurator['delivery']>, 'source' | 'date'>) => (
  <FormattedMessage
    id="configurator.rates"
    values={{
      source: <LinkElement url={source.url}>{source.label}</LinkElement>,
      date: <Day date={date} />,
    }}
  />
);
