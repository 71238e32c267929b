import { FormattedNumber, useIntl } from 'react-intl';
import type { Locator } from '../../schemas/blocks/locator.ts';
import styles from './KindLinks.module.css';

/** The lists there are: dealers, charter operators, service centres. */
export function KindLinks({ kinds }: Pick<Locator, 'kinds'>) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'locator.kinds' })}>
      <ul className={styles.kinds}>
        {kinds.map(({ label, url, count, isCurrent }) => (
          <li key={url + label}>
            <a href={url} className={styles.kind} aria-current={isCurrent ? 'page' : undefined}>
              {label}{' '}
              <span className={styles.count}>
                <FormattedNumber value={count} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
