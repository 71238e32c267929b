import { FormattedMessage, useIntl } from 'react-intl';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import { Button } from '../../site/components/Button/Button.tsx';
import layers from './BoatDrawing.module.css';
import styles from './PriceSummary.module.css';
import { TotalPrice, toNumbers } from './TotalPrice.tsx';

type Option = Configurator['groups'][number]['options'][number];

interface TaxedPriceProps {
  boat: Option;
  packs: readonly Option[];
  countries: NonNullable<Configurator['delivery']>['countries'] | undefined;
  /** Whether only the sum is shown, in one line, with a way to the country. */
  isSum?: boolean;
}

/** Where the country is chosen. */
export const COUNTRY = 'delivery';

/**
 * The VAT on one boat, and the sum with it, at each rate; the style sheet shows that of the chosen country. Nothing
 * for another country, or with a price on request: that of the boat, or of a pack that is chosen.
 */
export function TaxedPrice({ boat, packs, countries, isSum }: TaxedPriceProps) {
  const { formatNumber } = useIntl();
  const { value: name, amounts = {}, currency = 'EUR' } = boat;
  if (!countries || Object.keys(amounts).length === 0) return null;
  const toTotal = (percent: number) => {
    const toPrice = (amount: number) =>
      formatNumber((amount * percent) / 100, { style: 'currency', currency, maximumFractionDigits: 0 });
    const prices = Object.entries(amounts).map(([selection, amount]) => [selection, toPrice(amount)]);
    return <TotalPrice boat={boat} packs={packs} prices={Object.fromEntries(prices)} isHidden={isSum} />;
  };
  const leavesPrice = ({ value, boats }: Option) =>
    Object.hasOwn(amounts, value) || !(boats?.includes(name) ?? true);
  const rates = new Set(countries.flatMap(({ rate }) => rate ?? []));
  return (
    <div className={layers.selections} data-lacks={toNumbers(packs, leavesPrice)}>
      <div>
        {[...rates].map((rate) => {
          const own = countries.flatMap((country, index) =>
            country.rate === rate ? [{ ...country, layer: `delivery-${index}` }] : [],
          );
          const words = own.map(({ value, label: country, layer }) => (
            <span key={value} className={layers.layer} data-layer={layer}>
              <FormattedMessage
                id={isSum ? 'configurator.taxIncluded' : 'configurator.tax'}
                values={{ country, rate: formatNumber(rate / 100, RATE) }}
              />
            </span>
          ));
          return (
            <div
              key={rate}
              className={`${layers.layer} ${isSum ? layers.taxed : ''}`}
              data-layer={own.map(({ layer }) => layer).join(' ')}
            >
              {isSum ? (
                <>
                  {toTotal(100 + rate)}
                  <a href={`#${COUNTRY}`} className={layers.country}>
                    {words} <FormattedMessage id="configurator.changeCountry" tagName="span" />
                  </a>
                </>
              ) : (
                <>
                  <p className={styles.tax}>
                    <span>{words}</span>
                    {toTotal(rate)}
                  </p>
                  <p className={styles.sum}>
                    <FormattedMessage id="configurator.withTax" tagName="span" />
                    {toTotal(100 + rate)}
                  </p>
                </>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** A rate such as 25.5%. */
export const RATE = { style: 'percent', maximumFractionDigits: 1 } as const;

/**
 * The sum below the drawing, with a way to the country, and to an offer. The summary says it to all, below the choices:
 * here it stays in view.
 */
export function PriceBar({ groups, delivery, offer }: Pick<Configurator, 'groups' | 'delivery' | 'offer'>) {
  const find = (group: string) => groups.find(({ name }) => name === group)?.options ?? [];
  const packs = find('pack');
  return (
    <div className={layers.price}>
      <div className={layers.sums}>
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
