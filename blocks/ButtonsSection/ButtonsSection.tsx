import { useId } from 'react';
import { Icon } from '../../parts/Icon/Icon.tsx';
import type { ButtonsSection as ButtonsSectionProps } from '../../schemas/blocks/buttons-section.ts';
import type { Link } from '../../schemas/parts/link.ts';
import styles from './ButtonsSection.module.css';

/** What a visitor may do next: a strip of large links on deep water. */
export function ButtonsSection(props: ButtonsSectionProps) {
  const { heading, configuratorLink, brochureLink, findDealerLink } = props;
  const headingId = useId();
  const links = [configuratorLink, brochureLink, findDealerLink].filter((link) => link !== undefined);
  return (
    <section
      className={`grid ${styles.section}`}
      data-ground="deep"
      {...(heading && { 'aria-labelledby': headingId })}
    >
      {heading && <h2 id={headingId}>{heading}</h2>}
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.url} className={styles.item}>
            <NextStep {...link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NextStep({ url, label, target, ariaLabel }: Link) {
  const opensTab = target === '_blank';
  return (
    <a
      className={styles.link}
      href={url}
      {...(ariaLabel && { 'aria-label': ariaLabel })}
      {...(opensTab && { target, rel: 'noopener' })}
    >
      <span>{label}</span>
      <Icon name={opensTab ? 'external' : 'arrow-right'} className={styles.icon} />
    </a>
  );
}
