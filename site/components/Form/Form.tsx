import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Form as FormProps } from '../../../schemas/parts/form.ts';
import { draftName, loadDraft, removeDraft } from './draftStorage.ts';
import type { Asked } from './Recipient.tsx';
import { RequestForm } from './RequestForm.tsx';
import { Success } from './Success.tsx';

const withoutAnswer = ({ answer: _answered, ...form }: FormProps): FormProps => form;

/** What the address says of a form that was sent without JavaScript: nothing personal. */
const getAsked = ({ values, dealer }: NonNullable<FormProps['answer']>): Asked => ({
  day: values?.day ?? '',
  time: values?.time,
  crew: values?.crew,
  boats: values?.boats ?? [],
  recipient: dealer,
});

interface Sent {
  reference: string | undefined;
  asked: Asked;
  isNews: boolean;
}

interface FormComponentProps {
  form: FormProps;
  /** What stands around it, where that depends on whether the confirmation is shown. */
  children?: (shown: ReactNode, isSent: boolean) => ReactNode;
}

/** A form of the site, or, once it was accepted, the confirmation in its place (behaviour §7.9). */
export function Form({ form, children = (shown) => shown }: FormComponentProps) {
  /** Number of forms before this one; the server's answer belongs to the first. */
  const [round, setRound] = useState(0);
  const current = useMemo(() => (round === 0 ? form : withoutAnswer(form)), [form, round]);
  const [receipt, setReceipt] = useState<Sent | undefined>(
    form.answer?.reference
      ? { reference: form.answer.reference, asked: getAsked(form.answer), isNews: false }
      : undefined,
  );

  // A form posted by the browser leaves its draft: whether it would be accepted was not known then. It alone knows who
  // has sent the form: name, e-mail address and country are never part of an address.
  useEffect(() => {
    if (!form.answer?.reference) return;
    const name = draftName(form.formId);
    const { firstName, email, country } = Object.fromEntries(loadDraft(name)?.fields ?? []);
    removeDraft(name);
    setReceipt((sent) => sent && { ...sent, asked: { ...sent.asked, firstName, email, country } });
  }, [form]);

  if (receipt) {
    const again = () => {
      setRound(round + 1);
      setReceipt(undefined);
    };
    return children(<Success form={form} {...receipt} onAgain={again} />, true);
  }
  return children(
    <RequestForm
      form={current}
      takesFocus={round > 0}
      onAccepted={(reference, values, near) => {
        // The server knows town and telephone of a dealer that was chosen; otherwise it names those nearby.
        const isChosen = near?.dealer?.id !== undefined && near.dealer.id === values.dealer;
        const asked = { ...values, ...(isChosen ? { recipient: near.dealer } : { near }) };
        setReceipt({ reference, asked, isNews: true });
      }}
    />,
    false,
  );
}
