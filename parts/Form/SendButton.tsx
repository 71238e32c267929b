import { FormattedMessage } from 'react-intl';
import type { Form } from '../../schemas/parts/form.ts';
import { Button } from '../Button/Button.tsx';
import styles from './SendButton.module.css';
import { wordsOf } from './wordsOf.ts';

/** Sends the form. While it is on its way the button keeps the focus, and does nothing. */
export function SendButton({ form, isSending }: { form: Form; isSending: boolean }) {
  const kind = wordsOf(form);
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
