import type { BlockNames } from './BlockNames.ts';

/** `blocks/<Component>/<Component>.tsx` */
export const componentFile = ({ type, component }: BlockNames): string => `\
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { RichText } from '../../parts/RichText/RichText.tsx';
import { Section } from '../../parts/Section/Section.tsx';
import { SectionHeading } from '../../parts/Section/SectionHeading.tsx';
import type { ${component} as ${component}Props } from '../../schemas/blocks/${type}.ts';
import styles from './${component}.module.css';

/** Text under a heading, beside a picture where there is one. */
export function ${component}({ heading, text, image, link }: ${component}Props) {
  return (
    <Section className={\`grid \${styles.section}\`} heading={heading}>
      <div className={styles.words}>
        <SectionHeading />
        <RichText html={text} />
        {link && <ActionLink link={link} />}
      </div>
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          preset="media"
          sizes="(width >= 64rem) 40vw, 100vw"
        />
      )}
    </Section>
  );
}
`;
