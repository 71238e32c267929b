import { useIntl } from 'react-intl';
import type { Lightbox } from '../../../schemas/entities/lists.ts';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LinkElement } from '../../components/LinkElement/LinkElement.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import styles from './PromotionalVisual.module.css';

/** A picture that is a link, in a dialog (behaviour §13.1). Promotion.tsx opens it. */
export function PromotionalVisual({ lightbox: { image, mobileImage, link } }: { lightbox: Lightbox }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog id="promotion" label={formatMessage({ id: 'promotion.label' })} className={styles.dialog}>
      <LinkElement {...link} className={styles.link}>
        <Picture
          image={image}
          preset="promotion"
          sizes="(width > 60rem) 60rem, 100vw"
          mobile={mobileImage && { image: mobileImage, preset: 'heroMobile', media: '(width <= 48rem)' }}
        />
        {link.label && (
          <span className={styles.words} data-background="deep">
            {link.label}
            <Icon name={link.target === '_blank' ? 'external' : 'arrow-right'} className={styles.arrow} />
          </span>
        )}
      </LinkElement>
    </Dialog>
  );
}
