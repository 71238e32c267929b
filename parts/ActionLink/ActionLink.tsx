import type { Link } from '../../schemas/parts/link.ts';
import { Anchor } from '../Anchor/Anchor.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ActionLink.module.css';

interface ActionLinkProps {
  link: Link;
  /** `primary`: the one thing to do here. `quiet`: everything else. */
  kind?: 'primary' | 'quiet';
  className?: string | undefined;
}

/** A call to action: a plain link that looks like a button, or one whose underline grows. */
export function ActionLink({ link, kind = 'quiet', className }: ActionLinkProps) {
  const opensTab = link.target === '_blank';
  return (
    <Anchor {...link} className={[styles[kind], className].filter(Boolean).join(' ')}>
      <span>
        <span className={styles.label}>{link.label}</span>
      </span>
      {(opensTab || kind === 'quiet') && (
        <Icon name={opensTab ? 'external' : 'arrow-right'} className={styles.icon} />
      )}
    </Anchor>
  );
}
