import { FormattedMessage } from 'react-intl';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import { Button } from '../../site/components/Button/Button.tsx';
import layers from './BoatDrawing.module.css';
import { ByRate } from './ByRate.tsx';
import { COUNTRY } from './CountryChoice.tsx';
import { TaxWords } from './TaxWords.tsx';
import { TotalInPercent } from './TotalInPercent.tsx';
import { TotalPrice } from './TotalPrice.tsx';

type PriceBarProps = Pick<Configurator, 'groups' | 'delivery' | 'offer'>;

/**
 * The sum below the drawing, with a way to the country, and to an offer: with VAT alone where that comes first, or else
 * below the one before it. The summary says it to all, below the choices: here it stays in view.
 */
export function PriceBar({ groups, delivery, offer }: PriceBarProps) {
  const find = (group: string) => groups.find(({ name }) => name === group)?.options ?? [];
  const packs = find('pack');
  return (
    <div className={layers.price}>
      <div className={layers.sums} data-both={!delivery?.isTaxedFirst || undefined}>
        {find('model').map((boat, index) => (
          <div key={boat.value} data-layer={`model-${index}`}>
            <TotalPrice boat={boat} packs={packs} isHidden />
            <ByRate boat={boat} packs={packs} countries={delivery?.countries} className={layers.taxed}>
              {(rate) => (
                <>
                  <TotalInPercent boat={boat} packs={packs} percent={100 + rate} isHidden />{' '}
                  <a href={`#${COUNTRY}`} className={layers.country}>
                    <TaxWords id="configurator.taxIncluded" countries={delivery?.countries} rate={rate} />{' '}
                    <FormattedMessage id="configurator.changeCountry" tagName="span" />
                  </a>
                </>
              )}
            </ByRate>
          </div>
        ))}
      </div>
      {offer && (
        <Button type="submit" formAction={offer} className={layers.ask}>
          <FormattedMessage id="configurator.offer" />
        </Button>
      )}
    </div>
  );
}
