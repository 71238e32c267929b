import type { ReactNode } from 'react';
import type { Hero } from '../../schemas/parts/hero.ts';
import type { Video } from '../../schemas/parts/video.ts';
import { WideMedia } from '../Media/WideMedia.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { Section } from '../Section/Section.tsx';
import { SectionHeading } from '../Section/SectionHeading.tsx';
import styles from './HeroStage.module.css';

type HeroStageProps = Hero & {
  video?: Video | undefined;
  /** Height and size of the heading, set by the block through `--hero-height` and `--hero-heading`. */
  className: string | undefined;
  /** 2 inside a page: its picture is not the first, and its heading not the page's. */
  level?: 1 | 2;
  /** What a visitor may do: links, one below the other. */
  children?: ReactNode;
};

/** The stage of a hero: full-bleed picture or film, a scrim as tall as the words need, the heading. */
export function HeroStage(props: HeroStageProps) {
  const { label, heading, text, desktopImage, mobileImage, video, className, level = 1, children } = props;
  return (
    <Section
      className={[styles.stage, className].filter(Boolean).join(' ')}
      heading={heading}
      ground="picture"
    >
      <WideMedia
        className={styles.media}
        desktopImage={desktopImage}
        mobileImage={mobileImage}
        video={video}
        autoplay
        priority={level === 1}
      />
      <div className={styles.content}>
        <div className={styles.title}>
          {label && <p className="eyebrow">{label}</p>}
          <SectionHeading level={level} className={styles.heading} />
        </div>
        {(text || children) && (
          <div className={styles.aside}>
            {text && <RichText html={text} className={styles.text} />}
            {children && <div className={styles.actions}>{children}</div>}
          </div>
        )}
      </div>
    </Section>
  );
}
