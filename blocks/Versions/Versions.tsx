import { useIntl } from 'react-intl';
import type { Versions as VersionsProps } from '../../schemas/blocks/versions.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { ItemHeading, Section } from '../../site/components/Section/Section.tsx';
import { SectionIntro } from '../../site/components/Section/SectionIntro.tsx';
import { Summary } from '../../site/components/Summary/Summary.tsx';
import versionStyles from './Version.module.css';
import styles from './Versions.module.css';

/** The versions of a boat side by side, on phones folded but the first, and links to other boats below. */
export function Versions({ heading, text, items, links }: VersionsProps) {
  const { formatMessage } = useIntl();
  return (
    <Section className={`grid ${styles.section}`} heading={heading} background="sand">
      <SectionIntro text={text} />
      <ul className={styles.versions}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: versions have no id, and their order never changes
          <Version key={index} isOpen={index === 0} {...item} />
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

/** One version: picture, name over a hairline, differences. */
function Version({ image, heading, text, isOpen }: VersionsProps['items'][number] & { isOpen: boolean }) {
  const name = heading && <ItemHeading className={versionStyles.heading}>{heading}</ItemHeading>;
  const differences = text && <RichText html={text} className={versionStyles.text} />;
  return (
    <li>
      {image && (
        <Picture
          className={versionStyles.picture}
          image={image}
          preset="media"
          sizes="(width >= 80rem) 40rem, (width >= 48rem) 46vw, 100vw"
        />
      )}
      {name && differences ? (
        <details open={isOpen}>
          <Summary isForPhones>{name}</Summary>
          {differences}
        </details>
      ) : (
        (name ?? differences)
      )}
    </li>
  );
}
