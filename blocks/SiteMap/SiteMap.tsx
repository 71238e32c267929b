import type { SiteMap as SiteMapProps } from '../../schemas/blocks/site-map.ts';
import { LinkElement } from '../../site/components/LinkElement/LinkElement.tsx';
import { ItemHeading, Section } from '../../site/components/Section/Section.tsx';
import styles from './SiteMap.module.css';

/** Each part of the site in a column: its name, and its pages below. */
export function SiteMap({ sections }: SiteMapProps) {
  return (
    <Section className="grid" heading={undefined}>
      <ul className={styles.sections}>
        {sections.map(({ link, links }) => (
          <li key={`${link.url} ${link.label}`} className={styles.section}>
            <ItemHeading className={styles.heading}>
              <LinkElement {...link} className={styles.link}>
                {link.label}
              </LinkElement>
            </ItemHeading>
            {links.length > 0 && (
              <ul>
                {links.map((below) => (
                  <li key={`${below.url} ${below.label}`}>
                    <LinkElement {...below} className={styles.link}>
                      {below.label}
                    </LinkElement>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
