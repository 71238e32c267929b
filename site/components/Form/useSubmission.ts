import { type FocusEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import type { Form } from '../../../schemas/parts/form.ts';
import { dataLayer } from '../../consent/dataLayer.ts';
import { ANALYTICS } from '../../consent/groups.ts';
import { parseConsent } from '../../consent/parseConsent.ts';
import { checkForm } from '../../forms/checkForm.ts';
import type { FormValues } from '../../forms/FormValues.ts';
import { parseForm } from '../../forms/parseForm.ts';
import { toConfirmation } from '../../forms/toConfirmation.ts';
import { keepPerson } from './draftStorage.ts';
import type { CaptchaRound } from './FormCaptcha.tsx';
import { createIdempotencyKey, wasSentUnder } from './IdempotencyKey.ts';
import type { DraftKeeper } from './keepDraft.ts';
import { getPostedProblems, NO_PROBLEMS, type Problems, toProblems } from './Problems.ts';
import type { Near } from './parseFormAnswer.ts';
import { sendForm } from './sendForm.ts';

/**
 * Pushes an accepted form to the data layer (behaviour §12.5); identifies the visitor only with consent to analytics.
 */
function confirmContact(values: FormValues, form: Form): void {
  const { groups } = parseConsent(document.cookie);
  dataLayer().push(toConfirmation(values, form, groups[ANALYTICS] === true));
}

interface SubmissionOptions {
  form: Form;
  captcha: CaptchaRound;
  keeper: RefObject<DraftKeeper | null>;
  onAccepted: (reference: string | undefined, values: FormValues, near?: Near) => void;
}

/**
 * Whether it is one of the widget's words for "no solution" (site/components/Captcha/mountWidget.ts), which start with
 * a dot.
 */
const hasNoSolution = (solution: string): boolean => solution.startsWith('.');

/**
 * Has the browser post the form, as without JavaScript: the one kind that is accepted without a captcha, a few times
 * an hour. The next page shows the result.
 */
const postAsHtml = (element: HTMLFormElement): void => element.submit();

const getFormValues = (element: HTMLFormElement) => parseForm(new FormData(element));

/** Validation, sending, and the errors until they are corrected. */
export function useSubmission({ form, captcha, keeper, onAccepted }: SubmissionOptions) {
  const [problems, setProblems] = useState(() => getPostedProblems(form.answer));
  const [isSending, setSending] = useState(false);
  /** Number of failed submits: after each, the summary takes the focus. */
  const [failures, setFailures] = useState(0);
  const isBusy = useRef(false);

  const showProblems = (found: Problems) => {
    setProblems(found);
    setFailures((count) => count + 1);
  };

  const send = async (element: HTMLFormElement) => {
    const values = getFormValues(element);
    const fields = checkForm(values, form);
    if (fields.length > 0) return showProblems({ fields });
    const solution = captcha.solution();
    if (!solution) return showProblems({ fields: [], puzzle: true });

    if (solution === '.HEADLESS_ERROR') return postAsHtml(element);

    const draft = keeper.current;
    const idempotencyKey = createIdempotencyKey(values, draft?.idempotencyKey);
    if (![undefined, idempotencyKey.key].includes(captcha.spentOn())) {
      captcha.renew();
      return showProblems({ fields: [], puzzle: true });
    }

    setProblems(NO_PROBLEMS);
    setSending(true);
    // Before sending: a page that is reloaded in between sends the same request again.
    draft?.setIdempotencyKey(idempotencyKey);
    captcha.spend(idempotencyKey.key);
    const answer = await sendForm({ form, values, idempotencyKey, solution, path: location.pathname });
    setSending(false);
    if (answer.type === 'accepted') {
      draft?.discard();
      keepPerson(values);
      onAccepted(answer.reference, values, answer.near);
      // Third-party code in the data layer may throw.
      return confirmContact(values, form);
    }
    // The captcha service is up, so the server does not believe a browser that got nothing from it.
    if (answer.type === 'puzzle' && hasNoSolution(solution)) return postAsHtml(element);
    if (answer.type === 'conflict') draft?.setIdempotencyKey(undefined);
    if (answer.type.startsWith('puzzle') || answer.type === 'conflict') captcha.renew();
    showProblems(toProblems(answer, form));
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    await send(event.currentTarget).finally(() => {
      isBusy.current = false;
    });
  };

  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const { name } = target as unknown as { name?: string };
    const values = getFormValues(currentTarget);
    const idempotencyKey = keeper.current?.idempotencyKey;
    const spentOn = captcha.spentOn();
    // A solution is valid for one request; with other values this is another.
    const isOther =
      !idempotencyKey || idempotencyKey.key !== spentOn || !wasSentUnder(idempotencyKey, values);
    if (spentOn !== undefined && isOther) captcha.renew();
    const wrong = checkForm(values, form);
    const isCorrected = (field: string) =>
      (field === name || (name === 'country' && field === 'postalCode')) &&
      !wrong.some((found) => found.field === field);
    const fields = problems.fields.filter(({ field }) => !isCorrected(field));
    if (fields.length < problems.fields.length) setProblems({ ...problems, fields });
  };

  /**
   * A field with an error that is left with another mistake gets the message for that one. One without waits for the
   * next submit: a new message would move the button away under the pointer that takes the focus to it.
   */
  const onBlur = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    const { name } = target as unknown as { name?: string };
    const known = problems.fields.find(({ field }) => field === name);
    if (!known) return;
    const found = checkForm(getFormValues(currentTarget), form).find(({ field }) => field === name);
    if (!found || found.problem === known.problem) return;
    setProblems({ ...problems, fields: problems.fields.map((one) => (one === known ? found : one)) });
  };

  const clearErrors = () => setProblems(NO_PROBLEMS);
  const clearCaptchaError = () => setProblems(({ puzzle: _solved, ...others }) => others);

  return { problems, isSending, clearErrors, clearCaptchaError, failures, onSubmit, onChange, onBlur };
}
