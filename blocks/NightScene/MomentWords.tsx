import type { ReactNode } from 'react';
import { ItemHeading } from '../../site/components/Section/Section.tsx';
import styles from './Moments.module.css';

interface MomentWordsProps {
  label: string;
  caption: string;
  /** When it is, or how far things are. */
  children: ReactNode;
}

/** What is said of a moment of a scene. */
export const MomentWords = ({ label, caption, children }: MomentWordsProps) => (
  <div className={styles.words}>
    <ItemHeading className={styles.label}>{label}</ItemHeading>
    <p className={styles.hour}>{children}</p>
    <p className={styles.caption}>{caption}</p>
  </div>
);
