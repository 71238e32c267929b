import { FormattedMessage } from 'react-intl';
import { LOCALES } from '../../locales/locales.ts';
import type { ErrorMessage as ErrorMessageProps } from '../../schemas/blocks/error-message.ts';
import type { Alternate } from '../../schemas/entities/alternate.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { SearchForm } from '../../site/components/SearchForm/SearchForm.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import { useCopy } from '../../site/components/useCopy/useCopy.ts';
import copyButtonStyles from './CopyButton.module.css';
import styles from './ErrorMessage.module.css';
import translationsStyles from './Translations.module.css';

/** The error message, above a calm sea. */
export function ErrorMessage(props: ErrorMessageProps) {
  const { heading, text, link, listLink, searchUrl, search, ways, translations, reference } = props;
  return (
    <Section className={`grid ${styles.error}`} heading={heading}>
      <div className={styles.words}>
        <SectionHeading level={1} className={styles.heading} />
        <p className={styles.text}>{text}</p>
        {translations && <Translations translations={translations} />}
        {searchUrl && <SearchForm action={searchUrl} search={search} />}
        <p className={styles.ways}>
          {link && <ActionLink link={link} kind="primary" />}
          {listLink && <ActionLink link={listLink} />}
        </p>
        {ways && <Ways ways={ways} />}
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

/** Where else to go. */
const Ways = ({ ways }: Required<Pick<ErrorMessageProps, 'ways'>>) => (
  <nav className={styles.others} aria-labelledby="error-ways">
    <h2 id="error-ways" className="eyebrow">
      <FormattedMessage id="search.start" />
    </h2>
    <ul className={styles.ways}>
      {ways.map((way) => (
        <li key={way.url}>
          <ActionLink link={way} />
        </li>
      ))}
    </ul>
  </nav>
);

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

/** Copies a text, where scripts and clipboard are available. Its space is reserved: nothing moves when it appears. */
function CopyButton({ text }: { text: string }) {
  const { canCopy, isCopied, copy } = useCopy();
  return (
    <>
      <button
        type="button"
        className={copyButtonStyles.copy}
        data-can-copy={canCopy || undefined}
        onClick={() => copy(text)}
      >
        <FormattedMessage id="error.copy" />
      </button>
      <span role="status">{isCopied && <FormattedMessage id="error.copied" />}</span>
    </>
  );
}
