import type { Parallax } from '../../schemas/blocks/parallax.ts';
import type { Image } from '../../schemas/parts/image.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './Flood.module.css';

type FloodProps = Parallax & {
  image: Image;
  /** The same view later, and later. */
  frames: readonly Image[];
};

/**
 * The tide comes in while the page is scrolled: the stage sticks, day breaks over the picture, later ones come over it,
 * and at last the boat rises. In CSS alone; where that is not possible or not wanted, and printed, it is low water.
 */
export function Flood({ heading, text, image, frames, cutout, link }: FloodProps) {
  return (
    <Section className={styles.section} heading={heading} background="haze">
      <div className={styles.track}>
        <div className={styles.stage}>
          <div className={styles.view}>
            {[image, ...frames].map((frame) => (
              <Picture key={frame.url} className={styles.frame} image={frame} {...LAYER} />
            ))}
            {cutout && <Picture className={styles.boat} image={cutout} {...LAYER} />}
          </div>
          <div className={styles.words}>
            <SectionHeading className={styles.heading} />
            {text && <RichText html={text} className={styles.text} />}
            {link && <ActionLink link={link} />}
          </div>
        </div>
      </div>
    </Section>
  );
}

/** On a phone the middle of the view is seen. */
const LAYER = { preset: 'natural', sizes: '(width >= 48rem) 100vw, 200vw' } as const;
