import { useId } from 'react';
import type { ImageSlider as ImageSliderProps } from '../../schemas/blocks/image-slider.ts';
import { Carousel } from '../../site/components/Carousel/Carousel.tsx';
import { GalleryDialog } from '../../site/components/Gallery/GalleryDialog.tsx';
import { GalleryLink } from '../../site/components/Gallery/GalleryLink.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import styles from './ImageSlider.module.css';
import slideStyles from './Slide.module.css';

/** Large pictures in a carousel, with the edge of the next one in view. Each opens in a dialog that shows it whole. */
export function ImageSlider({ heading, items }: ImageSliderProps) {
  const gallery = useId();
  return (
    <>
      <Carousel heading={heading} counted>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may come twice, and the order never changes
          <li key={index} className={styles.item}>
            <Slide {...item} gallery={gallery} />
          </li>
        ))}
      </Carousel>
      <GalleryDialog id={gallery} heading={heading} items={items} />
    </>
  );
}

type SlideProps = ImageSliderProps['items'][number] & { gallery: string };

/** A picture with its caption, in portrait on a phone. */
function Slide({ image, caption, gallery }: SlideProps) {
  return (
    <figure className={slideStyles.slide}>
      <GalleryLink gallery={gallery} image={image}>
        <Picture
          className={slideStyles.picture}
          image={image}
          preset="hero"
          sizes="(width >= 80rem) 78rem, 92vw"
          mobile={{ image, preset: 'heroMobile' }}
        />
      </GalleryLink>
      {caption && <figcaption className={slideStyles.caption}>{caption}</figcaption>}
    </figure>
  );
}
