import { useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import styles from './PageStep.module.css';

interface PageStepProps {
  to: 'previous' | 'next';
  url: string;
  className: string | undefined;
}

/** One page back or on: an arrow, and its words where there is room for them. */
export function PageStep({ to, url, className }: PageStepProps) {
  const { formatMessage } = useIntl();
  const words = formatMessage({ id: to === 'next' ? 'pagination.next' : 'pagination.previous' });
  return (
    <a
      className={[styles.step, className].filter(Boolean).join(' ')}
      href={url}
      rel={to === 'next' ? 'next' : 'prev'}
      data-to={to}
      aria-label={words}
    >
      <Icon name={to === 'next' ? 'arrow-right' : 'arrow-left'} className={styles.icon} />
      <span className={styles.words}>{words}</span>
    </a>
  );
}
