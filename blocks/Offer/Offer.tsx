import { FormattedMessage, useIntl } from 'react-intl';
import type { Offer as OfferProps } from '../../schemas/blocks/offer.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { LinkElement } from '../../site/components/LinkElement/LinkElement.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { ItemHeading, Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import { Summary } from '../../site/components/Summary/Summary.tsx';
import styles from './Offer.module.css';

/**
 * The price from which a boat is sold (set by the page: with VAT and before it), or that it is on request,
 * and the year of the next delivery; then what the price includes, and what the packs of the configurator add to it: two
 * lists that phones fold.
 */
export function Offer({
  heading,
  text,
  priceFrom,
  currency = 'EUR',
  price,
  otherPrice,
  deliveryYear,
  included = [],
  promotion,
  packs,
  configureLink,
}: OfferProps) {
  const { formatNumber } = useIntl();
  return (
    <Section className={`grid ${styles.section}`} heading={heading} background="sand">
      <SectionHeading className={styles.heading} />
      <p className={styles.price}>
        {price ??
          (priceFrom === undefined ? (
            <FormattedMessage id="offer.onRequest" />
          ) : (
            <FormattedMessage
              id="offer.from"
              values={{
                price: formatNumber(priceFrom, { style: 'currency', currency, maximumFractionDigits: 0 }),
              }}
            />
          ))}
      </p>
      <div className={styles.words}>
        {otherPrice && <p className={styles.delivery}>{otherPrice}</p>}
        {deliveryYear !== undefined && (
          <p className={styles.delivery}>
            <FormattedMessage id="offer.delivery" values={{ year: String(deliveryYear) }} />
          </p>
        )}
        {text && <RichText html={text} />}
        {configureLink && <ActionLink link={configureLink} kind="primary" className={styles.action} />}
      </div>
      {(included.length > 0 || promotion) && (
        <details className={styles.included}>
          <Summary isForPhones>
            <ItemHeading>
              <FormattedMessage id="offer.included" />
            </ItemHeading>
          </Summary>
          <ul>
            {included.map((item) => (
              <li key={item} className={styles.item}>
                {item}
              </li>
            ))}
            {promotion && (
              <li className={styles.item}>
                <LinkElement {...promotion}>{promotion.label}</LinkElement>
              </li>
            )}
          </ul>
        </details>
      )}
      {packs && (
        <details className={styles.packs}>
          <Summary isForPhones>
            <ItemHeading>
              <FormattedMessage id="offer.packs" />
            </ItemHeading>
          </Summary>
          <dl>
            {packs.map(({ name, url, promoted, text: contents, price: extra }) => (
              <div key={name} className={styles.item}>
                <dt>{url ? <a href={url}>{name}</a> : name}</dt>
                <dd className={styles.extra}>{extra}</dd>
                {(promoted || (contents && !url)) && (
                  <dd className={styles.contents}>
                    {promoted} {!url && contents}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </details>
      )}
    </Section>
  );
}
