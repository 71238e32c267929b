import { type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Form as FormProps } from '../../../schemas/parts/form.ts';
import type { FormValues } from '../../forms/FormValues.ts';
import { ActionLink } from '../ActionLink/ActionLink.tsx';
import { Button } from '../Button/Button.tsx';
import { SectionContext } from '../Section/Section.tsx';
import { useIsHydrated } from '../useIsHydrated/useIsHydrated.ts';
import { AskedBoat, OfferNext } from './ConfiguredBoat.tsx';
import { Documents } from './Documents.tsx';
import { draftName, removeDraft } from './draftStorage.ts';
import { RequestForm } from './RequestForm.tsx';
import { getModeKey } from './SendButton.tsx';
import styles from './Success.module.css';
import { TrialReceipt } from './TrialReceipt.tsx';
import { FORM_ID } from './toFieldId.ts';

const withoutAnswer = ({ answer: _answered, ...form }: FormProps): FormProps => form;

/** The e-mail address is known only here: it is never part of an address. */
type Asked = Pick<FormValues, 'day' | 'boats'> & Partial<Pick<FormValues, 'email'>>;

/** What the address says of a form that was sent without JavaScript. */
const getAsked = ({ values }: NonNullable<FormProps['answer']>): Asked | undefined =>
  values && { day: values.day ?? '', boats: values.boats ?? [] };

interface Receipt {
  /** Reference number for support; absent where the server sent none. */
  reference: string | undefined;
  /** What was asked for; without JavaScript only a sea trial says it, in its address. */
  asked?: Asked | undefined;
  /** Whether the visitor has just sent the form. */
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
  const [receipt, setReceipt] = useState<Receipt | undefined>(
    form.answer?.reference
      ? { reference: form.answer.reference, asked: getAsked(form.answer), isNews: false }
      : undefined,
  );

  // A form posted by the browser leaves its draft: whether it would be accepted was not known then.
  useEffect(() => {
    if (form.answer?.reference) removeDraft(draftName(form.formId));
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
      onAccepted={(reference, asked) => setReceipt({ reference, asked, isNews: true })}
    />,
    false,
  );
}

interface SuccessProps extends Receipt {
  form: FormProps;
  onAgain: () => void;
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The confirmation of an accepted form (behaviour §7.9): next steps, and the receipt; the address only with scripts. */
function Success({ form, reference, asked, isNews, onAgain }: SuccessProps) {
  const kind = getModeKey(form);
  const again = useIntl().formatMessage({ id: 'form.again' });
  const Heading = use(SectionContext).heading ? 'h3' : 'h2';
  const heading = useRef<HTMLHeadingElement>(null);
  const isHydrated = useIsHydrated();

  useEffect(() => {
    if (!isNews) return;
    heading.current?.focus({ preventScroll: true });
    // Stops 80 or 40 pixels below the top (behaviour §4.1): `--scroll-offset`, as for every scroll target.
    heading.current?.parentElement?.scrollIntoView({ behavior: isCalm() ? 'instant' : 'smooth' });
  }, [isNews]);
  return (
    <div id={FORM_ID} className={styles.success}>
      <Heading ref={heading} tabIndex={-1} className={styles.heading}>
        <FormattedMessage id={`form.success.${kind}.heading`} />
      </Heading>
      {form.mode === 'sea_trial' ? (
        <TrialReceipt form={form} reference={reference} asked={asked} />
      ) : (
        <p>
          <FormattedMessage
            id={`form.success.${kind}.text`}
            values={{ dealer: form.dealer?.name ?? 'none' }}
          />
        </p>
      )}
      {form.mode !== 'newsletter' && (
        <p>
          <FormattedMessage
            id={asked?.email ? 'form.success.to' : 'form.success.toYours'}
            values={{ email: <strong>{asked?.email}</strong> }}
          />
        </p>
      )}
      {reference && form.mode !== 'sea_trial' && (
        <div>
          <p className={styles.reference}>
            <FormattedMessage id="form.reference" values={{ reference }} />
          </p>
          <p className={styles.note}>
            <FormattedMessage id="form.reference.text" />
          </p>
        </div>
      )}
      {form.configured && !form.subject && form.mode !== 'sea_trial' && <AskedBoat {...form.configured} />}
      {form.configured && form.mode === 'contact' && (
        <p>
          <FormattedMessage id="form.success.contact.offer" />
        </p>
      )}
      {form.subject && <OfferNext form={form} reference={reference} />}
      {form.mode === 'brochure' && <Documents form={form} boats={asked?.boats} />}
      {form.mode !== 'newsletter' && (
        <p>
          {isHydrated ? (
            <Button kind="quiet" onClick={onAgain}>
              {again}
            </Button>
          ) : (
            <ActionLink link={{ url: form.action, label: again }} />
          )}
        </p>
      )}
    </div>
  );
}
