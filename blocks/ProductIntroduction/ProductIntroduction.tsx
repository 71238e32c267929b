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

/** A sprig on the left of a circle of 24 units: a leaf without and one within; `SPRIGS` turn it along the circle. */
const SPRIG = 'M3 13C1.4 11.9.9 10.3 1.3 8.6 2.9 9.5 3.5 11.1 3 13c.2-2 1.3-3.2 3-3.7-.1 1.9-1.2 3.2-3 3.7';
const SPRIGS = [-66, -46, -26, -6, 14, 34, 54];

/** Two branches of laurel, in the line of the icons: a prize is no figure, and has a form of its own beside figures. */
function Laurel() {
  const branch = SPRIGS.map((turn) => <path key={turn} d={SPRIG} transform={`rotate(${turn} 12 12)`} />);
  return (
    <svg className={awardsStyles.laurel} viewBox="0 0 24 24" aria-hidden="true">
      {branch}
      <g transform="matrix(-1 0 0 1 24 0)">{branch}</g>
    </svg>
  );
}

/** The awards of a model: logo or laurel, name and year, with a link where there is one. */
function Awards({ awards }: { awards: ProductIntroductionProps['awards'] }) {
  const intl = useIntl();
  return (
    <ul className={awardsStyles.awards} aria-label={intl.formatMessage({ id: 'awards.label' })}>
      {awards.map(({ image, label, link }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: prizes have no id, and their order never changes
        <li key={index} className={awardsStyles.award}>
          {image ? (
            <Picture className={awardsStyles.mark} image={image} preset="portrait" sizes="4rem" />
          ) : (
            <Laurel />
          )}
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
