import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { LOCALES } from '../../locales/locales.ts';
import type { ErrorMessage as ErrorMessageProps } from '../../schemas/blocks/error-message.ts';
import type { Alternate } from '../../schemas/entities/alternate.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { SearchForm } from '../../site/components/SearchForm/SearchForm.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import copyButtonStyles from './CopyButton.module.css';
import styles from './ErrorMessage.module.css';
import translationsStyles from './Translations.module.css';

/** The error message, above a calm sea. */
export function ErrorMessage(props: ErrorMessageProps) {
  const { heading, text, link, listLink, searchUrl, translations, reference } = props;
  return (
    <Section className={`grid ${styles.error}`} heading={heading}>
      <div className={styles.words}>
        <SectionHeading level={1} className={styles.heading} />
        <p className={styles.text}>{text}</p>
        {translations && <Translations translations={translations} />}
        {searchUrl && <SearchForm action={searchUrl} />}
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

/** The languages in which the requested page exists. */
function Translations({ translations }: { translations: Alternate[] }) {
  return (
    <div className={translationsStyles.translations}>
      <p>
        <FormattedMessage id="error.notFound.elsewhere" />
      </p>
      <ul>
        {translations.map(({ locale, path }) => (
          <li key={locale}>
            <a href={path} lang={LOCALES[locale].tag} hrefLang={LOCALES[locale].tag}>
              {LOCALES[locale].label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const nothing = () => () => undefined;
const mayCopy = () => 'clipboard' in navigator;
const onServer = () => false;

/** Copies a text, where scripts and clipboard are available. Its space is reserved: nothing moves when it appears. */
function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const canCopy = useSyncExternalStore(nothing, mayCopy, onServer);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Not permitted: the text beside it can be selected by hand.
      () => setCopied(false),
    );
  return (
    <>
      <button
        type="button"
        className={copyButtonStyles.copy}
        data-can-copy={canCopy || undefined}
        onClick={copy}
      >
        <FormattedMessage id="error.copy" />
      </button>
      <span role="status">{isCopied && <FormattedMessage id="error.copied" />}</span>
    </>
  );
}
