import styles from './RichText.module.css';

interface RichTextProps {
  /** HTML that validation has already sanitized (schemas/parts/html.ts); the only place that inserts it. */
  html: string;
  className?: string | undefined;
}

/** Editors' rich text in the typography of the site. */
export function RichText({ html, className }: RichTextProps) {
  return (
    <div
      className={[styles.text, className].filter(Boolean).join(' ')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by an allow-list when the page is validated
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
