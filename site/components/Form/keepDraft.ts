import type { Form } from '../../../schemas/parts/form.ts';
import { collectDraftFields, isFormUntouched, restoreFields } from './draftFields.ts';
import { type Draft, draftName, loadDraft, removeDraft, writeDraft } from './draftStorage.ts';
import type { IdempotencyKey } from './IdempotencyKey.ts';

/** How long (ms) after the last input a draft is saved. */
const PAUSE_MS = 300;

/** Saves the draft of a displayed form. */
export interface DraftKeeper {
  /** Whether an earlier draft was restored. */
  wasRestored: boolean;
  /** The key that the form was sent under before. */
  idempotencyKey: IdempotencyKey | undefined;
  /** Saves the key that it is sent under now; undefined removes it. */
  setIdempotencyKey(idempotencyKey: IdempotencyKey | undefined): void;
  /** Deletes the draft. */
  discard(): void;
  /** Saves the draft and stops listening to the form. */
  stop(): void;
}

/** The fields of a draft; a day that the address has chosen since takes the place of theirs. */
const withDay = ({ fields, day }: Draft, chosen: string | undefined): Draft['fields'] =>
  chosen && chosen !== day ? [...fields.filter(([name]) => name !== 'day'), ['day', chosen]] : fields;

/**
 * Keeps the input of a form over reloads and failures, for as long as the tab is open; each tab has its own. What the
 * server sent back with an error (`answer`) wins over an older draft.
 */
export function keepDraft(
  element: HTMLFormElement,
  { formId, preselected, trial, answer }: Form,
): DraftKeeper {
  const name = draftName(formId);
  const draft = loadDraft(name);
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isDiscarded = false;

  const save = () => {
    clearTimeout(pause);
    if (isDiscarded) return;
    if (isFormUntouched(element)) removeDraft(name);
    else
      writeDraft(name, {
        fields: collectDraftFields(element),
        preselected,
        day: trial?.chosen,
        idempotencyKey: keeper.idempotencyKey,
      });
  };
  const saveSoon = () => {
    clearTimeout(pause);
    pause = setTimeout(save, PAUSE_MS);
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  element.addEventListener('input', saveSoon, { signal });
  window.addEventListener('pagehide', save, { signal });

  const keeper: DraftKeeper = {
    wasRestored:
      draft !== undefined &&
      !answer?.errors &&
      !answer?.failure &&
      restoreFields(element, withDay(draft, trial?.chosen), draft.preselected !== preselected),
    idempotencyKey: draft?.idempotencyKey,
    setIdempotencyKey(idempotencyKey) {
      keeper.idempotencyKey = idempotencyKey;
      save();
    },
    discard() {
      isDiscarded = true;
      clearTimeout(pause);
      removeDraft(name);
    },
    stop() {
      save();
      stopping.abort();
    },
  };
  return keeper;
}
