import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import type { ErrorMessage as ErrorMessageProps } from '../../schemas/blocks/error-message.ts';
import styles from './ErrorMessage.module.css';

/** What a visitor reads when there is no page, above a calm sea. */
export function ErrorMessage({ heading, text, link, reference }: ErrorMessageProps) {
  const headingId = useId();
  return (
    <section className={`grid ${styles.error}`} aria-labelledby={headingId}>
      <div className={styles.words}>
        <h1 id={headingId} className={styles.heading}>
          {heading}
        </h1>
        <p className={styles.text}>{text}</p>
        {link && <ActionLink link={link} kind="primary" />}
      </div>
      {reference && (
        <p className={styles.reference}>
          <FormattedMessage id="error.reference" /> <span className={styles.number}>{reference}</span>
          <br />
          <FormattedMessage id="error.referenceHint" />
        </p>
      )}
    </section>
  );
}
