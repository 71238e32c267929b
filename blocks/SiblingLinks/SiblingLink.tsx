import type { ReactNode } from 'react';
import { Anchor } from '../../parts/Anchor/Anchor.tsx';
import { Icon } from '../../parts/Icon/Icon.tsx';
import type { Link } from '../../schemas/parts/link.ts';
import styles from './SiblingLink.module.css';

interface SiblingLinkProps {
  link: Link;
  /** Which of the two it is, and in words. */
  to: 'previous' | 'next';
  children: ReactNode;
}

/** The page before or after: which of the two, and its heading. */
export function SiblingLink({ link, to, children }: SiblingLinkProps) {
  return (
    <Anchor {...link} className={[styles.link, styles[to]].join(' ')}>
      <span className={`eyebrow ${styles.label}`}>
        <Icon name={to === 'next' ? 'arrow-right' : 'arrow-left'} className={styles.icon} />
        {/* The space parts it from the heading where a screen reader reads both as one name. */}
        <span>{children} </span>
      </span>
      <span className={styles.heading}>{link.label}</span>
    </Anchor>
  );
}
