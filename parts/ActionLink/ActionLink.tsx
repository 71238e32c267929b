import type { Link } from '../../schemas/parts/link.ts';
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
    <a
      className={[styles[kind], className].filter(Boolean).join(' ')}
      href={link.url}
      {...(link.ariaLabel && { 'aria-label': link.ariaLabel })}
      {...(opensTab && { target: '_blank', rel: 'noopener' })}
    >
      <span>
        <span className={styles.label}>{link.label}</span>
      </span>
      {(opensTab || kind === 'quiet') && (
        <Icon name={opensTab ? 'external' : 'arrow-right'} className={styles.icon} />
      )}
    </a>
  );
}
