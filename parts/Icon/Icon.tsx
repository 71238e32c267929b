import styles from './Icon.module.css';
import { type IconName, iconPaths } from './iconPaths.ts';

/** A thin-line icon as large as the text around it. Always decorative: the words beside it say it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={[styles.icon, className].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
