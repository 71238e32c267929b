import type { LeadForm as LeadFormProps } from '../../schemas/blocks/lead-form.ts';
import { Form } from '../../site/components/Form/Form.tsx';
import { TrialNext } from '../../site/components/Form/TrialReceipt.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './LeadForm.module.css';

/** A form under its own heading: a request, a brochure, a meeting at an event, the newsletter. */
export function LeadForm({ heading, text, form }: LeadFormProps) {
  return (
    <Form form={form}>
      {(shown, isSent) => {
        // The confirmation has a heading of its own, and what comes next is read after it.
        const isReceipt = isSent && form.mode === 'sea_trial';
        const words = (
          <div key="words" className={`stays ${styles.words}`}>
            {isReceipt ? (
              <TrialNext />
            ) : (
              <>
                <SectionHeading />
                {text && <RichText html={text} className={styles.text} />}
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
          </Section>
        );
      }}
    </Form>
  );
}
