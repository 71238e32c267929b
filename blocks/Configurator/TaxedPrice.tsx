import { FormattedMessage, useIntl } from 'react-intl';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import { Button } from '../../site/components/Button/Button.tsx';
import layers from './BoatDrawing.module.css';
import { ByCountry, type Countries, RATE, toLayers } from './ByCountry.tsx';
import styles from './PriceSummary.module.css';
import { TotalInPercent, TotalPrice, toNumbers } from './TotalPrice.tsx';

type Option = Configurator['groups'][number]['options'][number];

interface TaxedPriceProps {
  boat: Option;
  packs: readonly Option[];
  countries: Countries | undefined;
  /** Whether only the sum is shown, in one line, with a way to the country. */
  isSum?: boolean | undefined;
  /** Whether the sum stands above: what is VAT of it follows, and what is left without it. */
  isSecond?: boolean | undefined;
}

/** Where the country is chosen. */
export const COUNTRY = 'delivery';

/** Whether a price is known with no selection of a pack: that of the boat is on request then, or the pack. */
const leavesPrice =
  ({ value: name, amounts = {} }: Option) =>
  ({ value, boats }: Option) =>
    Object.hasOwn(amounts, value) || !(boats?.includes(name) ?? true);

/**
 * The VAT on one boat, and the sum with it, at each rate; the style sheet shows that of the chosen country. Nothing
 * for another country, or with a price on request: that of the boat, or of a pack that is chosen.
 */
function TaxedPrice({ boat, packs, countries, isSum, isSecond }: TaxedPriceProps) {
  const { formatNumber } = useIntl();
  if (!countries || Object.keys(boat.amounts ?? {}).length === 0) return null;
  const rates = new Set(countries.flatMap(({ rate }) => rate ?? []));
  return (
    <div className={layers.selections} data-lacks={toNumbers(packs, leavesPrice(boat))}>
      <div>
        {[...rates].map((rate) => {
          const own = countries.flatMap((country, index) =>
            country.rate === rate ? [{ ...country, layer: `delivery-${index}` }] : [],
          );
          const words = own.map(({ value, label: country, layer }) => (
            <span key={value} className={layers.layer} data-layer={layer}>
              <FormattedMessage
                id={isSum || isSecond ? 'configurator.taxIncluded' : 'configurator.tax'}
                values={{ country, rate: formatNumber(rate / 100, RATE) }}
              />
            </span>
          ));
          const total = <TotalInPercent boat={boat} packs={packs} percent={100 + rate} isHidden={isSum} />;
          return (
            <div
              key={rate}
              className={`${layers.layer} ${isSum ? layers.taxed : ''}`}
              data-layer={own.map(({ layer }) => layer).join(' ')}
            >
              {isSum ? (
                <>
                  {total}{' '}
                  <a href={`#${COUNTRY}`} className={layers.country}>
                    {words} <FormattedMessage id="configurator.changeCountry" tagName="span" />
                  </a>
                </>
              ) : (
                <>
                  <p className={styles.tax}>
                    <span>{words}</span>
                    <TotalInPercent boat={boat} packs={packs} percent={rate} />
                  </p>
                  {!isSecond && (
                    <p className={styles.sum}>
                      <FormattedMessage id="configurator.withTax" tagName="span" />
                      {total}
                    </p>
                  )}
                </>
              )}
            </div>
          );
        })}
        {isSecond && (
          <div className={layers.layer} data-layer={toLayers(countries, 100, true)}>
            <p className={styles.tax}>
              <FormattedMessage id="configurator.withoutTax" tagName="span" />
              <TotalInPercent boat={boat} packs={packs} percent={100} />
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

interface SumProps extends Pick<TaxedPriceProps, 'boat' | 'packs'> {
  delivery: Configurator['delivery'] | undefined;
}

/** The sum of one boat: with the VAT of the chosen country first and large, or else before VAT. */
export function Sum({ boat, packs, delivery }: SumProps) {
  const { countries, isTaxedFirst } = delivery ?? {};
  return (
    <>
      <p className={styles.sum}>
        <span>{boat.yours}</span>
        <span>
          <ByCountry countries={isTaxedFirst ? countries : undefined}>
            {(percent) =>
              percent === 100 ? (
                <TotalPrice boat={boat} packs={packs} />
              ) : (
                <TotalInPercent boat={boat} packs={packs} percent={percent} />
              )
            }
          </ByCountry>
        </span>
      </p>
      <TaxedPrice boat={boat} packs={packs} countries={countries} isSecond={isTaxedFirst} />
    </>
  );
}

/**
 * The sum below the drawing, with a way to the country, and to an offer: with VAT alone where that comes first, or else
 * below the one before it. The summary says it to all, below the choices: here it stays in view.
 */
export function PriceBar({ groups, delivery, offer }: Pick<Configurator, 'groups' | 'delivery' | 'offer'>) {
  const find = (group: string) => groups.find(({ name }) => name === group)?.options ?? [];
  const packs = find('pack');
  return (
    <div className={layers.price}>
      <div className={layers.sums} data-both={!delivery?.isTaxedFirst || undefined}>
        {find('model').map((boat, index) => (
          <div key={boat.value} className={layers.layer} data-layer={`model-${index}`}>
            <TotalPrice boat={boat} packs={packs} isHidden />
            <TaxedPrice boat={boat} packs={packs} countries={delivery?.countries} isSum />
          </div>
        ))}
      </div>
      {offer && (
        <Button type="submit" formAction={`${offer}#form`} className={layers.ask}>
          <FormattedMessage id="configurator.offer" />
        </Button>
      )}
    </div>
  );
}
