import { useIntl } from 'react-intl';
import type { EmptyList as EmptyListProps } from '../../../schemas/parts/emptyList.ts';
import { ActionLink } from '../ActionLink/ActionLink.tsx';
import styles from './EmptyList.module.css';

/** Shown in place of an empty list: the reason, and a link to the whole list. */
export function EmptyList({ text, resetUrl }: EmptyListProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.empty}>
      <p className={styles.text}>{text}</p>
      {resetUrl && <ActionLink link={{ url: resetUrl, label: formatMessage({ id: 'list.showAll' }) }} />}
    </div>
  );
}
