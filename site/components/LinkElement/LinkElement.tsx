import type { ReactNode } from 'react';
import type { Link } from '../../../schemas/parts/link.ts';

interface LinkElementProps {
  url: string;
  /** `_blank` opens a new tab, without opener. */
  target?: Link['target'] | undefined;
  ariaLabel?: string | undefined;
  /** The browser downloads the target as a file. */
  download?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The element of every editor's link. Styled with `className`. */
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
