import { useIntl } from 'react-intl';
import type { Crumb } from '../../../schemas/entities/breadcrumb.ts';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  items: readonly Crumb[];
  className?: string | undefined;
}

/** The breadcrumb, home first (ARIA breadcrumb pattern); nothing on home, which would link to itself. */
export function Breadcrumb({ items, className }: BreadcrumbProps) {
  const { formatMessage } = useIntl();
  if (items.length < 2) return null;
  return (
    <nav
      className={[styles.breadcrumb, className].filter(Boolean).join(' ')}
      aria-label={formatMessage({ id: 'breadcrumb.label' })}
    >
      <ol>
        {items.map(({ label, url }, index) => (
          <li key={`${label}${url}`}>
            {url ? (
              <a href={url}>{label}</a>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
