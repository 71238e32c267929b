import { FormattedMessage, useIntl } from 'react-intl';
import type { Offer as OfferProps } from '../../schemas/blocks/offer.ts';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './Offer.module.css';

/** The price from which a boat is sold, or that it is on request, and the year of the next delivery. */
export function Offer({ heading, text, priceFrom, currency = 'EUR', deliveryYear }: OfferProps) {
  const { formatNumber } = useIntl();
  return (
    <Section className={`grid ${styles.section}`} heading={heading} background="sand">
      <SectionHeading className={styles.heading} />
      <div className={styles.words}>
        <p className={styles.price}>
          {priceFrom === undefined ? (
            <FormattedMessage id="offer.onRequest" />
          ) : (
            <FormattedMessage
              id="offer.from"
              values={{
                price: formatNumber(priceFrom, { style: 'currency', currency, maximumFractionDigits: 0 }),
              }}
            />
          )}
        </p>
        {deliveryYear !== undefined && (
          <p className={styles.delivery}>
            <FormattedMessage id="offer.delivery" values={{ year: String(deliveryYear) }} />
          </p>
        )}
        {text && <RichText html={text} />}
      </div>
    </Section>
  );
}
