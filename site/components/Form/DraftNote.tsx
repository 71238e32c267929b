import { type RefObject, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import { Button } from '../Button/Button.tsx';
import styles from './DraftNote.module.css';
import { fillPerson } from './draftFields.ts';
import { loadPerson, removePerson } from './draftStorage.ts';
import { type DraftKeeper, keepDraft } from './keepDraft.ts';
import { tickLastBoat } from './lastBoat.ts';

/** Focuses the first field of a form. A hidden one, such as that of the configured boat, takes no focus. */
export const focusFirst = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('input:enabled:not([type="hidden"]), select')?.focus();

/** Saves a form's draft while the form is displayed. */
export function useDraft(element: RefObject<HTMLFormElement | null>, form: Form) {
  const keeper = useRef<DraftKeeper>(null);
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const started = keepDraft(element.current, form);
    if (!started.wasRestored) {
      fillPerson(element.current, loadPerson());
      tickLastBoat(element.current, form);
    }
    keeper.current = started;
    setRestored((before) => before || started.wasRestored);
    return started.stop;
  }, [element, form]);

  const clear = () => {
    removePerson();
    element.current?.reset();
    keeper.current?.setIdempotencyKey(undefined);
    setRestored(false);
    focusFirst(element.current);
  };
  return { keeper, isRestored, clear };
}

interface DraftNoteProps {
  isRestored: boolean;
  onClear: () => void;
}

/** Says that the form contains an earlier draft, and clears it. Only a live region that exists already is announced. */
export function DraftNote({ isRestored, onClear }: DraftNoteProps) {
  return (
    <div className={isRestored ? styles.note : 'visually-hidden'}>
      <p role="status">{isRestored && <FormattedMessage id="form.draft.restored" />}</p>
      {isRestored && (
        <Button kind="quiet" onClick={onClear}>
          <FormattedMessage id="form.draft.clear" />
        </Button>
      )}
    </div>
  );
}
