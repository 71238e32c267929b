import { useEffect, useMemo, useState } from 'react';
import type { Form as FormProps } from '../../schemas/parts/form.ts';
import { draftName, removeDraft } from './draftStorage.ts';
import { RequestForm } from './RequestForm.tsx';
import { Success } from './Success.tsx';

const withoutAnswer = ({ answer: _answered, ...form }: FormProps): FormProps => form;

/** A form of the site, or, once it was accepted, what comes next in its place (spec 2 §2.1, §4). */
export function Form({ form }: { form: FormProps }) {
  /** How many forms have stood here before; another one knows nothing of what the server has said to the first. */
  const [round, setRound] = useState(0);
  const current = useMemo(() => (round === 0 ? form : withoutAnswer(form)), [form, round]);
  const [receipt, setReceipt] = useState<{ reference: string | undefined; isNews: boolean } | undefined>(
    form.answer?.reference ? { reference: form.answer.reference, isNews: false } : undefined,
  );

  // A form that the browser has posted itself left its draft: whether it would be accepted was not known then.
  useEffect(() => {
    if (form.answer?.reference) removeDraft(draftName(form.formId));
  }, [form]);

  if (receipt) {
    const again = () => {
      setRound(round + 1);
      setReceipt(undefined);
    };
    return <Success form={form} {...receipt} onAgain={again} />;
  }
  return (
    <RequestForm
      form={current}
      takesFocus={round > 0}
      onAccepted={(reference) => setReceipt({ reference, isNews: true })}
    />
  );
}
