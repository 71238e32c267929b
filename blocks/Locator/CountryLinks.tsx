import { useEffect, useRef } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Locator } from '../../schemas/blocks/locator.ts';
import { Summary } from '../../site/components/Summary/Summary.tsx';
import styles from './CountryLinks.module.css';

/** Every country with results. The list opens on demand and closes after a choice, which its button then shows. */
export function CountryLinks({ countries }: Pick<Locator, 'countries'>) {
  const details = useRef<HTMLDetailsElement>(null);
  const chosen = countries.find(({ isCurrent }) => isCurrent);
  const current = chosen?.label;

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another country is chosen
  useEffect(() => {
    const element = details.current;
    if (!element?.open) return;
    const hadFocus = element.contains(document.activeElement);
    element.open = false;
    if (hadFocus) element.querySelector('summary')?.focus({ preventScroll: true });
  }, [current]);

  return (
    <details ref={details} className={styles.countries}>
      <Summary className={styles.summary}>
        {chosen ? (
          <span>
            {chosen.label} · <FormattedNumber value={chosen.count} />
          </span>
        ) : (
          <FormattedMessage id="locator.countries" values={{ count: countries.length }} />
        )}
      </Summary>
      <ul className={styles.list}>
        {countries.map(({ label, url, count, isCurrent }) => (
          <li key={url + label}>
            <a
              href={url}
              className={styles.country}
              aria-current={isCurrent ? 'true' : undefined}
              data-keeps-place=""
            >
              {label}{' '}
              <span className={styles.count}>
                <FormattedNumber value={count} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
