import { useIntl } from 'react-intl';
import type { ProductIntroduction as ProductIntroductionProps } from '../../schemas/blocks/product-introduction.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { LinkElement } from '../../site/components/LinkElement/LinkElement.tsx';
import { Measurements } from '../../site/components/Measurements/Measurements.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import awardsStyles from './Awards.module.css';
import styles from './ProductIntroduction.module.css';

/** Introduction of a model: its purpose, three measurements and its awards. */
export function ProductIntroduction(props: ProductIntroductionProps) {
  const { heading, text, image, measurements, awards, brochureLink } = props;
  return (
    <Section className={`grid ${styles.introduction}`} heading={heading}>
      <SectionHeading className={styles.heading} />
      {text && <RichText html={text} className={styles.text} />}
      {brochureLink && (
        <div className={styles.brochure}>
          <ActionLink link={brochureLink} />
        </div>
      )}
      {measurements.length > 0 && <Measurements items={measurements} className={styles.measurements} />}
      {image && <Picture className={styles.picture} image={image} preset="hero" sizes="100vw" />}
      {awards.length > 0 && <Awards awards={awards} />}
    </Section>
  );
}

/** The awards of a model: logo, name and year, with a link where there is one. */
function Awards({ awards }: { awards: ProductIntroductionProps['awards'] }) {
  const intl = useIntl();
  return (
    <ul className={awardsStyles.awards} aria-label={intl.formatMessage({ id: 'awards.label' })}>
      {awards.map(({ image, label, link }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: prizes have no id, and their order never changes
        <li key={index} className={awardsStyles.award}>
          {image && <Picture className={awardsStyles.mark} image={image} preset="portrait" sizes="4rem" />}
          {link ? (
            <LinkElement {...link} className={awardsStyles.link}>
              {label ?? link.label}
            </LinkElement>
          ) : (
            label && <span>{label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
