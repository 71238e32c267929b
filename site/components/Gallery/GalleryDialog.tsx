import { useIntl } from 'react-intl';
import type { Image } from '../../../schemas/parts/image.ts';
import { CarouselButtons } from '../Carousel/CarouselButtons.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './GalleryDialog.module.css';

interface GalleryDialogProps {
  /** Named by each GalleryLink to it. */
  id: string;
  /** Heading of the gallery on the page. */
  heading: string | undefined;
  items: readonly { image: Image; caption?: string | undefined }[];
}

/**
 * The pictures of a gallery, one at a time, whole and as large as the window allows. It is in the server's HTML, closed;
 * its pictures load when they are shown. Opened by openGallery.ts.
 */
export function GalleryDialog({ id, heading, items }: GalleryDialogProps) {
  const label = useIntl().formatMessage({ id: 'gallery.name' });
  return (
    <Dialog id={id} label={heading ?? label} className={styles.dialog}>
      <Section className={styles.stage} heading={undefined} background="deep">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1) */}
        <ul className={styles.track} tabIndex={0} aria-label={label}>
          {items.map(({ image, caption }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may come twice, and the order never changes
            <li key={index} className={styles.item}>
              <figure className={styles.figure}>
                <Picture className={styles.picture} image={image} preset="natural" sizes="100vw" />
                {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
        <CarouselButtons count={items.length} />
        <p className="visually-hidden" role="status" />
      </Section>
    </Dialog>
  );
}
