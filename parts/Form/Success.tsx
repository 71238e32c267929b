import { use, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '../../schemas/parts/form.ts';
import { ActionLink } from '../ActionLink/ActionLink.tsx';
import { Button } from '../Button/Button.tsx';
import { SectionContext } from '../Section/Section.tsx';
import { useIsAlive } from '../useIsAlive/useIsAlive.ts';
import { FORM_ID } from './idOf.ts';
import { wordsOf } from './SendButton.tsx';
import styles from './Success.module.css';

interface SuccessProps {
  form: Form;
  /** What support can look the request up by; absent where the server gave none. */
  reference: string | undefined;
  /** Whether it stands where the visitor has just sent a form. */
  isNews: boolean;
  onAgain: () => void;
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** In place of a form that was accepted (spec 2 §4): what comes next, and the receipt. */
export function Success({ form, reference, isNews, onAgain }: SuccessProps) {
  const kind = wordsOf(form);
  const again = useIntl().formatMessage({ id: 'form.again' });
  const Heading = use(SectionContext).heading ? 'h3' : 'h2';
  const heading = useRef<HTMLHeadingElement>(null);
  const isAlive = useIsAlive();

  useEffect(() => {
    if (!isNews) return;
    heading.current?.focus({ preventScroll: true });
    // To rest 80 or 40 pixels below the top (spec 2 §4): `--scroll-offset`, as wherever a page is scrolled to.
    heading.current?.parentElement?.scrollIntoView({ behavior: isCalm() ? 'instant' : 'smooth' });
  }, [isNews]);

  return (
    <div id={FORM_ID} className={styles.success}>
      <Heading ref={heading} tabIndex={-1} className={styles.heading}>
        <FormattedMessage id={`form.success.${kind}.heading`} />
      </Heading>
      <p>
        <FormattedMessage id={`form.success.${kind}.text`} />
      </p>
      {reference && (
        <div className={styles.receipt}>
          <p className={styles.reference}>
            <FormattedMessage id="form.reference" values={{ reference }} />
          </p>
          <p className={styles.note}>
            <FormattedMessage id="form.reference.text" />
          </p>
        </div>
      )}
      {form.mode !== 'newsletter' && (
        <p>
          {isAlive ? (
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
