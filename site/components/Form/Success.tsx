import { use, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionLink } from '../ActionLink/ActionLink.tsx';
import { Button } from '../Button/Button.tsx';
import { SectionContext } from '../Section/Section.tsx';
import { useIsHydrated } from '../useIsHydrated/useIsHydrated.ts';
import { NextSteps, WaysOn } from './NextSteps.tsx';
import { Receipt } from './Receipt.tsx';
import type { ReceiptProps } from './Recipient.tsx';
import { getModeKey } from './RequestForm.tsx';
import styles from './Success.module.css';
import { FORM_ID } from './toFieldId.ts';

interface SuccessProps extends ReceiptProps {
  /** Whether the visitor has just sent the form. */
  isNews: boolean;
  onAgain: () => void;
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The confirmation of an accepted form (behaviour §7.9). */
export function Success({ form, reference, asked, isNews, onAgain }: SuccessProps) {
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
      <p className="eyebrow">
        <FormattedMessage id="form.success.thanks" values={{ name: asked.firstName || 'none' }} />
      </p>
      <Heading ref={heading} tabIndex={-1} className={styles.heading}>
        <FormattedMessage id={`form.success.${kind}.heading`} />
      </Heading>
      {kind === 'newsletter' ? (
        <p>
          <FormattedMessage id="form.success.newsletter.text" />
          {reference && (
            <>
              <br />
              <FormattedMessage id="error.reference" /> {reference}
            </>
          )}
        </p>
      ) : (
        <>
          <Receipt form={form} reference={reference} asked={asked} />
          {kind !== 'trial' && <NextSteps form={form} kind={kind} asked={asked} />}
          <WaysOn form={form} reference={reference} asked={asked} />
        </>
      )}
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
