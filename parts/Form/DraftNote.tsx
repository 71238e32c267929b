import { FormattedMessage } from 'react-intl';
import { Button } from '../Button/Button.tsx';
import styles from './DraftNote.module.css';

/** Says that the form holds what was written before, and clears it. */
export function DraftNote({ onClear }: { onClear: () => void }) {
  return (
    <div className={styles.note}>
      <p role="status">
        <FormattedMessage id="form.draft.restored" />
      </p>
      <Button kind="quiet" onClick={onClear}>
        <FormattedMessage id="form.draft.clear" />
      </Button>
    </div>
  );
}
