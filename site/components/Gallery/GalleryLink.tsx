import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Image } from '../../../schemas/parts/image.ts';
import { Icon } from '../Icon/Icon.tsx';
import { largestImageUrl } from '../Picture/imageUrl.ts';
import styles from './GalleryLink.module.css';

interface GalleryLinkProps {
  /** Id of the dialog that shows this picture; its links and its pictures have the same order. */
  gallery: string;
  image: Image;
  /** The picture itself, as it is shown on the page. */
  children: ReactNode;
}

/** A picture that leads to its large file, and with JavaScript to its place in a GalleryDialog. */
export function GalleryLink({ gallery, image, children }: GalleryLinkProps) {
  const { formatMessage } = useIntl();
  return (
    // JPEG: a document of its own must open in every browser.
    <a className={styles.link} href={largestImageUrl(image, 'natural', 'jpeg')} data-gallery={gallery}>
      {children}
      <span className={styles.mark}>
        <Icon name="expand" />
        <span className="visually-hidden">{formatMessage({ id: 'gallery.enlarge' })}</span>
      </span>
    </a>
  );
}
