import { useIntl } from 'react-intl';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Section } from '../../parts/Section/Section.tsx';
import { SectionIntro } from '../../parts/Section/SectionIntro.tsx';
import type { Versions as VersionsProps } from '../../schemas/blocks/versions.ts';
import { Version } from './Version.tsx';
import styles from './Versions.module.css';

/** The versions of a boat, side by side so that they can be compared; below them where others are to be found. */
export function Versions({ heading, text, items, links }: VersionsProps) {
  const { formatMessage } = useIntl();
  return (
    <Section className={`grid ${styles.section}`} heading={heading} ground="sand">
      <SectionIntro text={text} />
      <ul className={styles.versions}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: versions have no id, and their order never changes
          <Version key={index} {...item} />
        ))}
      </ul>
      {links && (
        <nav className={styles.links} aria-label={formatMessage({ id: 'versions.links' })}>
          <ul>
            {links.map((link) => (
              <li key={link.url + link.label}>
                <ActionLink link={link} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Section>
  );
}
