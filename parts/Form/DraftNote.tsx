import { FormattedMessage } from 'react-intl';
import { Button } from '../Button/Button.tsx';
import styles from './DraftNote.module.css';

interface DraftNoteProps {
  isRestored: boolean;
  onClear: () => void;
}

/** Says that the form holds what was written before, and clears it. Only a region that is there already is read out. */
export function DraftNote({ isRestored, onClear }: DraftNoteProps) {
  return (
    <div className={isRestored ? styles.note : undefined}>
      <p role="status">{isRestored && <FormattedMessage id="form.draft.restored" />}</p>
      {isRestored && (
        <Button kind="quiet" onClick={onClear}>
          <FormattedMessage id="form.draft.clear" />
        </Button>
      )}
    </div>
  );
}
