import type { Form } from '../../../schemas/parts/form.ts';
import { collectDraftFields, isFormUntouched, restoreFields } from './draftFields.ts';
import { draftName, loadDraft, removeDraft, writeDraft } from './draftStorage.ts';
import type { IdempotencyKey } from './IdempotencyKey.ts';

/** How long (ms) after the last key something is written down. */
const PAUSE_MS = 300;

/** Looks after what is written into a form that is on show. */
export interface DraftKeeper {
  /** Whether something of a former visit to the form was written into it. */
  wasRestored: boolean;
  /** What the form was sent under before. */
  idempotencyKey: IdempotencyKey | undefined;
  /** Remembers what it is sent under now; undefined forgets it. */
  setIdempotencyKey(idempotencyKey: IdempotencyKey | undefined): void;
  /** Forgets the draft for good. */
  discard(): void;
  /** Writes it down and lets go of the form. */
  stop(): void;
}

/**
 * Keeps what is written into a form over reloads and failures, for as long as the tab is open: each tab has its own.
 * What the server sent back with an error (`answer`) stands; a draft is then older.
 */
export function keepDraft(element: HTMLFormElement, { formId, preselected, answer }: Form): DraftKeeper {
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
      restoreFields(element, draft.fields, draft.preselected !== preselected),
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
