import { FormattedMessage, useIntl } from 'react-intl';
import type { LeadForm as LeadFormProps } from '../../schemas/blocks/lead-form.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { BoatChoices } from '../../site/components/Form/ConfiguredBoat.tsx';
import { Form } from '../../site/components/Form/Form.tsx';
import { TrialNext } from '../../site/components/Form/TrialReceipt.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './LeadForm.module.css';

/** A form under its own heading: a request, a brochure, a meeting at an event, the newsletter. */
export function LeadForm({ heading, text, brochure, form }: LeadFormProps) {
  return (
    <Form form={form}>
      {(shown, isSent) => {
        // The confirmation has a heading of its own, and what comes next is read after it.
        const isReceipt = isSent && form.mode === 'sea_trial';
        const words = (
          <div
            key="words"
            className={`${form.trial ? styles.trial : 'stays'} ${styles.words} ${brochure ? styles.wide : ''}`}
          >
            {isReceipt ? (
              <TrialNext />
            ) : (
              <>
                <SectionHeading />
                {form.subject && form.configured && <Offered {...form.configured} />}
                {text && <RichText html={text} className={styles.text} />}
                {brochure && <Brochure {...brochure} form={form} />}
              </>
            )}
          </div>
        );
        const answer = (
          <div key="form" className={styles.form}>
            {shown}
          </div>
        );
        return (
          <Section className={`grid ${styles.section}`} heading={isReceipt ? undefined : heading}>
            {isReceipt ? [answer, words] : [words, answer]}
            {form.trial && !isSent && (
              <div className={`stays ${styles.next}`}>
                <TrialNext trial={form.trial} />
              </div>
            )}
          </Section>
        );
      }}
    </Form>
  );
}

/** The boat that an offer is asked for, line by line, and where to change it. */
function Offered({ choices, delivery, url }: NonNullable<LeadFormProps['form']['configured']>) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.offered}>
      <BoatChoices choices={choices} />
      {delivery && <p>{delivery}</p>}
      <ActionLink link={{ url, label: formatMessage({ id: 'form.configuration.change' }) }} />
    </div>
  );
}

/** The cover, the file, and what is in it. The words on the cover say nothing that the page does not. */
function Brochure({
  name,
  title,
  cover,
  contents,
  form: { boats },
}: NonNullable<LeadFormProps['brochure']> & Pick<LeadFormProps, 'form'>) {
  const files = new Set(boats.flatMap(({ document }) => document?.label ?? []));
  return (
    <figure className={styles.brochure}>
      <div className={styles.cover} aria-hidden="true">
        {cover && <Picture image={cover} preset="ownerCard" sizes="20rem" />}
        <p className={styles.mark}>{name}</p>
        <p className={styles.title}>{title}</p>
      </div>
      <figcaption className={styles.contents}>
        {[...files].map((file) => (
          <p key={file}>{file}</p>
        ))}
        <h3>
          <FormattedMessage id="brochure.contents" />
        </h3>
        <ul>
          {contents.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
