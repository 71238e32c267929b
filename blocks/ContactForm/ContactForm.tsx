import type { ReactNode } from 'react';
import type { ContactForm as ContactFormProps } from '../../schemas/blocks/contact-form.ts';
import { Form } from '../../site/components/Form/Form.tsx';
import { NextSteps } from '../../site/components/Form/NextSteps.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './ContactForm.module.css';

/** Contact of a dealer or the brand: text, name, email address, and often a form, with what follows once it is sent. */
export function ContactForm({ form, ...words }: ContactFormProps) {
  if (!form) return <Frame {...words} />;
  return (
    <Form form={form}>
      {(shown, isSent) => (
        <Frame {...words} next={!isSent && !form.tour && <NextSteps form={form} kind="contact" />}>
          {shown}
        </Frame>
      )}
    </Form>
  );
}

interface FrameProps extends Omit<ContactFormProps, 'form'> {
  next?: ReactNode;
  children?: ReactNode;
}

/** The words stay beside a form, which is longer than they are. */
function Frame({ heading, text, dealerName, dealerEmail, next, children }: FrameProps) {
  return (
    <Section className={`grid ${styles.section}`} heading={heading} background="sand">
      <div className={`stays ${styles.words}`}>
        <SectionHeading />
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
        {next && <div className={styles.next}>{next}</div>}
      </div>
      {children && (
        <div key="form" className={styles.form}>
          {children}
        </div>
      )}
    </Section>
  );
}
