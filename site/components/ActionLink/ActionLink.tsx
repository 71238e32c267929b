import type { Link } from '../../../schemas/parts/link.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { LinkElement } from '../LinkElement/LinkElement.tsx';
import styles from './ActionLink.module.css';

interface ActionLinkProps {
  link: Link;
  /** `primary`: the one thing to do here. `quiet`: everything else. */
  kind?: 'primary' | 'quiet';
  /** Instead of the arrow, where the link does not lead on. */
  icon?: IconName | undefined;
  /** What it leads to is a file to keep. */
  download?: boolean | undefined;
  className?: string | undefined;
}

/** A call to action: a plain link that looks like a button, or one whose underline grows. */
export function ActionLink({ link, kind = 'quiet', icon, download, className }: ActionLinkProps) {
  const opensTab = link.target === '_blank';
  return (
    <LinkElement
      {...link}
      download={download}
      className={[styles[kind], className].filter(Boolean).join(' ')}
    >
      <span>
        <span className={styles.label}>{link.label}</span>
      </span>
      {(opensTab || icon || kind === 'quiet') && (
        <Icon name={opensTab ? 'external' : (icon ?? 'arrow-right')} className={styles.icon} />
      )}
    </LinkElement>
  );
}
