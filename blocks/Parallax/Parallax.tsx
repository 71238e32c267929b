import type { Parallax as ParallaxProps } from '../../schemas/blocks/parallax.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import { Flood } from './Flood.tsx';
import styles from './Parallax.module.css';

/** A picture from edge to edge that scrolls a little slower than the page, with words on a scrim. */
export function Parallax(props: ParallaxProps) {
  const { heading, text, desktopImage, mobileImage, frames, link } = props;
  const image = desktopImage ?? mobileImage;
  if (image && frames) return <Flood {...props} image={image} frames={frames} />;
  const upright = mobileImage ?? image;
  return (
    <Section className={styles.stage} heading={heading} background="picture">
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          preset="hero"
          sizes="100vw"
          mobile={upright && { image: upright, preset: 'heroMobile' }}
        />
      )}
      {(heading || text || link) && (
        <div className={`grid ${styles.content}`}>
          <div className={styles.words}>
            <SectionHeading className={styles.heading} />
            {text && <RichText html={text} className={styles.text} />}
            {link && <ActionLink link={link} />}
          </div>
        </div>
      )}
    </Section>
  );
}
