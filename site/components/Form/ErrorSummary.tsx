import type { MouseEvent, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import { LinkElement } from '../LinkElement/LinkElement.tsx';
import styles from './ErrorSummary.module.css';
import { useFormFacts } from './FormContext.ts';
import type { SubmissionFailure } from './parseFormAnswer.ts';
import { toFieldId } from './toFieldId.ts';
import { useProblemText } from './useProblemText.ts';

/** The link's target does the same without JavaScript; with it the address of the page stays. */
const focusField = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
};

const failureText = (failure: SubmissionFailure) => (
  <>
    {failure.type === 'offline' && (
      <>
        <FormattedMessage id="form.error.failed" />{' '}
      </>
    )}
    <FormattedMessage
      id={`form.error.${failure.type}`}
      values={{ minutes: failure.type === 'tooMany' ? failure.minutes : 0 }}
    />
  </>
);

/** The number that leads support to what happened. */
const FailureReference = ({ reference }: { reference: string }) => (
  <p className={styles.reference}>
    <FormattedMessage id="error.reference" /> <span>{reference}</span>
    <br />
    <FormattedMessage id="error.referenceHint" />
  </p>
);

interface OtherWaysProps {
  contact: NonNullable<Form['contact']>;
  /** A sentence with {telephone} and {email}. */
  id?: 'form.error.otherWays' | 'seaTrial.change' | 'brochure.none';
  /** The boat that the sentence is about. */
  boat?: string;
  /** Of the email. */
  subject?: string | undefined;
}

/** Other contact for a visitor whose form fails, offers nothing to choose, or was sent. */
export const OtherWays = ({
  contact: { telephone, email },
  id = 'form.error.otherWays',
  boat,
  subject,
}: OtherWaysProps) => (
  <p>
    <FormattedMessage
      id={id}
      values={{
        boat,
        telephone: (
          <LinkElement url={`tel:${telephone.replace(/[^+\d]/g, '')}`}>
            {telephone.replaceAll(' ', '\u00a0')}
          </LinkElement>
        ),
        email: (
          <LinkElement url={`mailto:${email}${subject ? `?subject=${subject}` : ''}`}>{email}</LinkElement>
        ),
      }}
    />
  </p>
);

/**
 * The error summary: what failed, or links to the fields to correct. It takes the focus, and so is announced; an alert
 * would say it twice.
 */
export function ErrorSummary({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { form, id, problems } = useFormFacts();
  const getProblemText = useProblemText(form);
  const { fields, puzzle, failure } = problems;
  const places = [
    ...fields.map((found) => ({ name: found.field, text: getProblemText(found) })),
    ...(puzzle ? [{ name: 'puzzle' as const, text: getProblemText('puzzle') }] : []),
  ];
  if (places.length === 0 && !failure) return null;
  const summary = `${id}-summary`;
  const title = `${summary}-title`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would come with the looks of one, and holds no field
    <div ref={ref} id={summary} role="group" tabIndex={-1} aria-labelledby={title} className={styles.summary}>
      <p id={title} className={styles.title}>
        {failure ? (
          failureText(failure)
        ) : (
          <FormattedMessage id="form.error.summary" values={{ count: places.length }} />
        )}
      </p>
      {failure?.type === 'failed' && failure.reference && <FailureReference reference={failure.reference} />}
      {failure?.type === 'tooMany' && form.contact && <OtherWays contact={form.contact} />}
      {places.length > 0 && (
        <ul className={styles.list}>
          {places.map(({ name, text }) => (
            <li key={name}>
              <a href={`#${toFieldId(id, name)}`} onClick={focusField}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
