import type { Link } from '../../../schemas/parts/link.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { LinkElement } from '../LinkElement/LinkElement.tsx';
import styles from './ActionLink.module.css';

interface ActionLinkProps {
  link: Link;
  /** `primary`: the main action. `quiet`: all others. */
  kind?: 'primary' | 'quiet';
  /** Replaces the arrow, where the link does not lead on. */
  icon?: IconName | undefined;
  /** The target is a file to download. */
  download?: boolean | undefined;
  className?: string | undefined;
}

/** A call to action: a link in the shape of a button, or one with an underline that grows. */
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
