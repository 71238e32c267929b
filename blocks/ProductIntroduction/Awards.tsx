import { useIntl } from 'react-intl';
import { Anchor } from '../../parts/Anchor/Anchor.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import type { ProductIntroduction } from '../../schemas/blocks/product-introduction.ts';
import styles from './Awards.module.css';

/** The prizes of a model: mark, name and year, leading to the jury's words where there is a link. */
export function Awards({ awards }: { awards: ProductIntroduction['awards'] }) {
  const intl = useIntl();
  return (
    <ul className={styles.awards} aria-label={intl.formatMessage({ id: 'awards.label' })}>
      {awards.map(({ image, label, link }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: prizes have no id, and their order never changes
        <li key={index} className={styles.award}>
          {image && <Picture className={styles.mark} image={image} preset="portrait" sizes="4rem" />}
          {link ? (
            <Anchor {...link} className={styles.link}>
              {label ?? link.label}
            </Anchor>
          ) : (
            label && <span>{label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
