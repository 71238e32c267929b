import { RichText } from '../RichText/RichText.tsx';
import { SectionHeading } from './Section.tsx';
import styles from './SectionIntro.module.css';

/** Heading and leading text of a section on the page's grid, side by side where there is room. */
export function SectionIntro({ text }: { text: string | undefined }) {
  return (
    <>
      <SectionHeading className={styles.heading} />
      {text && <RichText html={text} className={styles.text} />}
    </>
  );
}
