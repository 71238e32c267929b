import { FormattedMessage } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import { Button } from '../Button/Button.tsx';
import styles from './SendButton.module.css';

/** Message ids of the modes. */
const WORDS = {
  contact: 'contact',
  brochure: 'brochure',
  event_subscription: 'event',
  newsletter: 'newsletter',
  sea_trial: 'trial',
} as const;

export const getModeKey = ({ mode }: Form) => WORDS[mode];

/** Sends the form. During the request the button keeps the focus, and does nothing. */
export function SendButton({ form, isSending }: { form: Form; isSending: boolean }) {
  const kind = form.subject ? 'offer' : getModeKey(form);
  return (
    <div className={styles.send}>
      <Button type="submit" aria-disabled={isSending || undefined} className={styles.button}>
        <FormattedMessage id={`form.submit.${kind}`} />
      </Button>
      <p role="status" className={styles.status}>
        {isSending && <FormattedMessage id="form.sending" />}
      </p>
    </div>
  );
}
