import { FormattedMessage } from 'react-intl';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Section } from '../../parts/Section/Section.tsx';
import { SectionHeading } from '../../parts/Section/SectionHeading.tsx';
import type { ErrorMessage as ErrorMessageProps } from '../../schemas/blocks/error-message.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './ErrorMessage.module.css';
import { Translations } from './Translations.tsx';

/** What a visitor reads when there is no page, above a calm sea. */
export function ErrorMessage({ heading, text, link, listLink, translations, reference }: ErrorMessageProps) {
  return (
    <Section className={`grid ${styles.error}`} heading={heading}>
      <div className={styles.words}>
        <SectionHeading level={1} className={styles.heading} />
        <p className={styles.text}>{text}</p>
        {translations && <Translations translations={translations} />}
        <p className={styles.ways}>
          {link && <ActionLink link={link} kind="primary" />}
          {listLink && <ActionLink link={listLink} />}
        </p>
      </div>
      {reference && (
        <p className={styles.reference}>
          <FormattedMessage id="error.reference" /> <span className={styles.number}>{reference}</span>
          <CopyButton text={reference} />
          <br />
          <FormattedMessage id="error.referenceHint" />
        </p>
      )}
    </Section>
  );
}
