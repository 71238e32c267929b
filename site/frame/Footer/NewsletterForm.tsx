import { FormattedMessage } from 'react-intl';
import { buildPath } from '../../../locales/buildPath.ts';
import type { Locale } from '../../../locales/locales.ts';
import { Button } from '../../components/Button/Button.tsx';
import styles from './NewsletterForm.module.css';

/** Passes an email address to the newsletter page, which asks for the rest (behaviour §11.1). Plain HTML. */
export function NewsletterForm({ locale }: { locale: Locale }) {
  return (
    <form
      className={styles.form}
      // With GET the email address would be in the URL, and so in logs and referrers.
      method="post"
      action={buildPath(locale, 'newsletter')}
      aria-labelledby="footer-newsletter"
    >
      <p className={styles.heading} id="footer-newsletter">
        <FormattedMessage id="footer.newsletter.heading" />
      </p>
      <p className={styles.text}>
        <FormattedMessage id="footer.newsletter.text" />
      </p>
      <label className={styles.label} htmlFor="footer-email">
        <FormattedMessage id="footer.newsletter.email" />
      </label>
      <div className={styles.row}>
        <input
          className={styles.input}
          id="footer-email"
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
        />
        <Button type="submit">
          <FormattedMessage id="footer.newsletter.submit" />
        </Button>
      </div>
    </form>
  );
}
