import { FormattedMessage } from 'react-intl';
import type { LeadForm as LeadFormProps } from '../../schemas/blocks/lead-form.ts';
import { Form } from '../../site/components/Form/Form.tsx';
import { NextSteps, TrialNext } from '../../site/components/Form/NextSteps.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './LeadForm.module.css';
import { Offered } from './Offered.tsx';

/** A form under its own heading: a request, a brochure, a meeting at an event, the newsletter. */
export function LeadForm({ heading, text, brochure, form }: LeadFormProps) {
  return (
    <Form form={form}>
      {(shown, isSent) => {
        // The confirmation has a heading of its own, and what comes next is read after it.
        const isReceipt = isSent && form.mode === 'sea_trial';
        // The page's title has named her.
        const offered = form.subject && form.configured;
        const words = (
          <div
            key="words"
            className={`${form.trial ? styles.trial : 'stays'} ${styles.words} ${brochure ? styles.wide : ''} ${offered ? styles.boat : ''}`}
          >
            {isReceipt ? (
              <TrialNext />
            ) : (
              <>
                <SectionHeading />
                {offered && <Offered {...offered} />}
                {text && !(offered && isSent) && <RichText html={text} className={styles.text} />}
                {form.mode === 'contact' && !offered && !isSent && (
                  <div className={styles.then}>
                    <NextSteps form={form} kind="contact" />
                  </div>
                )}
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
          <Section className={`grid ${styles.section}`} heading={isReceipt || offered ? undefined : heading}>
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
