import { Section } from '../../parts/Section/Section.tsx';
import { SectionIntro } from '../../parts/Section/SectionIntro.tsx';
import type { Packs as PacksProps } from '../../schemas/blocks/packs.ts';
import { Pack } from './Pack.tsx';
import styles from './Packs.module.css';

/** Equipment packs, one below the other between hairlines. */
export function Packs({ heading, text, items }: PacksProps) {
  return (
    <Section className={`grid ${styles.section}`} heading={heading}>
      <SectionIntro text={text} />
      <ul className={styles.packs}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: packs have no id, and their order never changes
          <Pack key={index} {...item} />
        ))}
      </ul>
    </Section>
  );
}
