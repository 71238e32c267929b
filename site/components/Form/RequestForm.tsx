import { useEffect, useId, useMemo, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import type { FormValues } from '../../forms/FormValues.ts';
import { getFieldsets, isOffer } from '../../forms/getFormFields.ts';
import { Button } from '../Button/Button.tsx';
import { ConfiguredBoat } from './ConfiguredBoat.tsx';
import { DraftNote, focusFirst, useDraft } from './DraftNote.tsx';
import { ErrorSummary, OtherWays } from './ErrorSummary.tsx';
import { Fieldset } from './Fieldset.tsx';
import { FormCaptcha, useCaptcha } from './FormCaptcha.tsx';
import { FormContext } from './FormContext.ts';
import { Notices } from './Notices.tsx';
import type { Near } from './parseFormAnswer.ts';
import styles from './RequestForm.module.css';
import sendStyles from './SendButton.module.css';
import { ChosenTrial, TideSource } from './TrialReasons.tsx';
import { FORM_ID } from './toFieldId.ts';
import { useSubmission } from './useSubmission.ts';

interface RequestFormProps {
  form: Form;
  /** Whether it replaces a form that was just sent. */
  takesFocus: boolean;
  onAccepted: (reference: string | undefined, values: FormValues, near?: Near) => void;
}

/** Whether a request for a meeting has no dealers to choose from. */
const isWithoutDealer = ({ mode, dealers = [], dealer }: Form): boolean =>
  mode === 'event_subscription' && dealers.length === 0 && !dealer;

/**
 * The fields and the submit. Plain HTML that the browser posts to the page's own address, which answers with all errors
 * at once; the browser would show one at a time, in a bubble over other fields. Hydrated, the form validates itself and
 * sends its payloads (sendForm.ts).
 */
export function RequestForm({ form, takesFocus, onAccepted }: RequestFormProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const captcha = useCaptcha();
  const draft = useDraft(element, form);
  const { keeper } = draft;
  const submission = useSubmission({ form, captcha, keeper, onAccepted });
  const { problems, isSending, clearErrors, clearCaptchaError, failures, onSubmit, onChange, onBlur } =
    submission;
  const facts = useMemo(() => ({ form, id, problems }), [form, id, problems]);

  const clear = () => {
    draft.clear();
    clearErrors();
  };

  /** Removes the captcha's error from the summary; a visitor who was reading it is led to the button. */
  const solved = () => {
    if (problems.puzzle && summary.current?.contains(document.activeElement)) {
      element.current?.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });
    }
    clearCaptchaError();
  };

  useEffect(() => {
    // Of a form that the browser posted, unless its visitor is already correcting it.
    if (failures > 0 || document.activeElement === document.body) summary.current?.focus();
  }, [failures]);
  useEffect(() => {
    if (takesFocus) focusFirst(element.current);
  }, [takesFocus]);

  return (
    <FormContext value={facts}>
      <form
        ref={element}
        id={FORM_ID}
        className={styles.form}
        method="post"
        action={`${form.action}#${FORM_ID}`}
        noValidate
        onSubmit={onSubmit}
        onChange={onChange}
        onBlur={onBlur}
      >
        <ErrorSummary ref={summary} />
        <DraftNote isRestored={draft.isRestored} onClear={clear} />
        <ConfiguredBoat form={form} />
        {form.withoutBrochure && form.contact && (
          <OtherWays contact={form.contact} id="brochure.none" boat={form.withoutBrochure} />
        )}
        <p className={styles.note}>
          <FormattedMessage id="form.required" />
        </p>
        {getFieldsets(form).map((set) => (
          <Fieldset key={set.name} {...set} />
        ))}
        {isWithoutDealer(form) && (
          <p>
            <FormattedMessage id="form.noDealer" />
          </p>
        )}
        <Notices form={form} />
        <div className={styles.foot}>
          {form.trial && <ChosenTrial trial={form.trial} id={`${id}-chosen`} />}
          <SendButton form={form} isSending={isSending} describedBy={form.trial && `${id}-chosen`} />
          <FormCaptcha key={captcha.round} captcha={captcha} onSolved={solved} />
          {form.trial && <TideSource trial={form.trial} />}
        </div>
      </form>
    </FormContext>
  );
}

/** Message ids of the modes. */
const WORDS = {
  contact: 'contact',
  brochure: 'brochure',
  event_subscription: 'event',
  newsletter: 'newsletter',
  sea_trial: 'trial',
} as const;

export const getModeKey = ({ mode, tour }: Form) => (tour ? 'tour' : WORDS[mode]);

interface SendButtonProps {
  form: Form;
  isSending: boolean;
  describedBy: string | undefined;
}

/** Sends the form. During the request the button keeps the focus, and does nothing. */
function SendButton({ form, isSending, describedBy }: SendButtonProps) {
  const kind = isOffer(form) ? 'offer' : getModeKey(form);
  return (
    <div className={sendStyles.send}>
      <Button
        type="submit"
        aria-disabled={isSending || undefined}
        aria-describedby={describedBy}
        className={sendStyles.button}
      >
        <FormattedMessage id={`form.submit.${kind}`} />
      </Button>
      <p role="status" className={sendStyles.status}>
        {isSending && <FormattedMessage id="form.sending" />}
      </p>
    </div>
  );
}
