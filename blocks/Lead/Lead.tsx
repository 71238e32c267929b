import type { Lead as LeadProps } from '../../schemas/blocks/lead.ts';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import styles from './Lead.module.css';

/** One emphasised paragraph. */
export function Lead({ text }: LeadProps) {
  return (
    <div className="grid">
      <RichText html={text} className={styles.lead} />
    </div>
  );
}
