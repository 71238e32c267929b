import type { ButtonsSection as ButtonsSectionProps } from '../../schemas/blocks/buttons-section.ts';
import type { Link } from '../../schemas/parts/link.ts';
import { Icon } from '../../site/components/Icon/Icon.tsx';
import { LinkElement } from '../../site/components/LinkElement/LinkElement.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './ButtonsSection.module.css';

/** Next steps for a visitor: a band of large links on sand, or dark below a picture that closes the page (backgrounds.css). */
export function ButtonsSection(props: ButtonsSectionProps) {
  const { heading, configuratorLink, brochureLink, findDealerLink } = props;
  const links = [configuratorLink, brochureLink, findDealerLink].filter((link) => link !== undefined);
  return (
    <Section className={`grid ${styles.section}`} heading={heading} background="sand">
      <SectionHeading />
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.url} className={styles.item}>
            <NextStep link={link} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function NextStep({ link }: { link: Link }) {
  return (
    <LinkElement {...link} className={styles.link}>
      <span>{link.label}</span>
      <Icon name={link.target === '_blank' ? 'external' : 'arrow-right'} className={styles.icon} />
    </LinkElement>
  );
}
