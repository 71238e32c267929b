import { Children, type ComponentProps } from 'react';
import type { Hero } from '../../../schemas/parts/hero.ts';
import type { Image } from '../../../schemas/parts/image.ts';
import type { Video } from '../../../schemas/parts/video.ts';
import { WideMedia } from '../Media/WideMedia.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { Section, SectionHeading } from '../Section/Section.tsx';
import styles from './HeroFrame.module.css';
import scrimStyles from './HeroScrim.module.css';

type HeroFrameProps = Hero &
  Omit<ComponentProps<typeof Section>, keyof Hero | 'className'> & {
    video?: Video | undefined;
    /** Height and size of the heading, set by the block through `--hero-height` and `--hero-heading`. */
    className: string | undefined;
    /** 2 inside a page: its picture is not the first, and its heading not the page's h1. */
    level?: 1 | 2;
    /** Class of label, heading and the rest of the words. */
    wordClassName?: string | undefined;
  };

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

/** Where the words stand on the picture of a wide screen: across from what it shows; undefined: below it. */
function toSide(image: Image | undefined): 'start' | 'end' | undefined {
  if (image?.focalPoint?.endsWith('left')) return 'end';
  return image?.focalPoint?.endsWith('right') ? 'start' : undefined;
}

/**
 * The frame of a hero: full-bleed picture or video, and below it or on a free side of it the heading, a text and links
 * (its children).
 */
export function HeroFrame(props: HeroFrameProps) {
  const { label, heading, text, desktopImage, mobileImage, video, level = 1, children, ...rest } = props;
  const { className, wordClassName, lightPicture, darkPicture, ...attributes } = rest;
  const links = Children.toArray(children);
  return (
    <Section
      background={lightPicture ? 'white' : 'picture'}
      {...attributes}
      className={join(
        styles.stage,
        level === 1 ? styles.opening : undefined,
        lightPicture ? undefined : scrimStyles.picture,
        className,
      )}
      heading={heading}
      data-light={(level === 1 && lightPicture) || undefined}
      data-dark={darkPicture || undefined}
      data-side={toSide(desktopImage ?? mobileImage)}
    >
      <WideMedia
        className={styles.media}
        desktopImage={desktopImage}
        mobileImage={mobileImage}
        video={video}
        autoplay
        priority={level === 1}
      />
      <div
        className={join(
          styles.content,
          text && links.length > 0 ? styles.pair : undefined,
          scrimStyles.words,
        )}
      >
        <div className={styles.title}>
          {label && <p className={join('eyebrow', wordClassName)}>{label}</p>}
          <SectionHeading level={level} className={join(styles.heading, wordClassName)} />
        </div>
        {(text || links.length > 0) && (
          <div className={join(styles.aside, wordClassName)}>
            {text && <RichText html={text} className={styles.text} />}
            {links.length > 0 && <div className={styles.actions}>{links}</div>}
          </div>
        )}
      </div>
    </Section>
  );
}
