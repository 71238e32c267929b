import type { LeadForm as LeadFormProps } from '../../schemas/blocks/lead-form.ts';
import { Form } from '../../site/components/Form/Form.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './LeadForm.module.css';

/** A form under its own heading: a request, a brochure, a meeting at an event, the newsletter. */
export function LeadForm({ heading, text, form }: LeadFormProps) {
  return (
    <Section className={`grid ${styles.section}`} heading={heading}>
      <div className={`stays ${styles.words}`}>
        <SectionHeading />
        {text && <RichText html={text} className={styles.text} />}
      </div>
      <div className={styles.form}>
        <Form form={form} />
      </div>
    </Section>
  );
}
