import type { ReactNode } from 'react';
import type { Link } from '../../../schemas/parts/link.ts';

interface LinkElementProps {
  url: string;
  /** `_blank` opens a new tab, which then cannot reach back. */
  target?: Link['target'] | undefined;
  ariaLabel?: string | undefined;
  /** The browser keeps what it leads to as a file. */
  download?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The element of every link an editor made. Looks come with `className`. */
export function LinkElement({ url, target, ariaLabel, download, className, children }: LinkElementProps) {
  return (
    <a
      className={className}
      href={url}
      aria-label={ariaLabel}
      download={download}
      {...(target === '_blank' && { target, rel: 'noopener' })}
    >
      {children}
    </a>
  );
}
