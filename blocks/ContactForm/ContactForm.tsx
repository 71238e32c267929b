import type { ContactForm as ContactFormProps } from '../../schemas/blocks/contact-form.ts';
import { Form } from '../../site/components/Form/Form.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './ContactForm.module.css';

/** Contact of a dealer or the brand: text, name, email address, and often a form. */
export function ContactForm({ heading, text, dealerName, dealerEmail, form }: ContactFormProps) {
  return (
    <Section className={`grid ${styles.section}`} heading={heading} background="sand">
      <SectionHeading className={`stays ${styles.heading}`} />
      <div className={styles.words}>
        {text && <RichText html={text} className={styles.text} />}
        {(dealerName || dealerEmail) && (
          <p className={styles.contact}>
            {dealerName && <span className={styles.name}>{dealerName}</span>}
            {dealerEmail && (
              <a href={`mailto:${dealerEmail}`} className={styles.email}>
                {dealerEmail}
              </a>
            )}
          </p>
        )}
      </div>
      {form && (
        <div className={styles.form}>
          <Form form={form} />
        </div>
      )}
    </Section>
  );
}
