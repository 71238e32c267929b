import { Picture } from '../../parts/Picture/Picture.tsx';
import type { Image } from '../../schemas/parts/image.ts';
import styles from './MenuPicture.module.css';

interface MenuPictureProps {
  image: Image | undefined;
  /** The first submenu shows a big picture, the others one of 600x339 (spec 2 §2.4). */
  isBig: boolean;
}

/** A picture in a submenu's frame. It says nothing that the words beside it do not say: no alternative text. */
export function MenuPicture({ image, isBig }: MenuPictureProps) {
  if (!image) return null;
  return (
    <Picture
      className={styles.picture}
      image={{ ...image, alt: '' }}
      preset={isBig ? 'menuBig' : 'menu'}
      sizes={isBig ? '(width >= 105rem) 40rem, 38vw' : '(width >= 94rem) 30rem, 32vw'}
    />
  );
}
