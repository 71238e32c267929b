import type { ReactNode } from 'react';
import type { Image } from '../../schemas/parts/image.ts';
import type { Video } from '../../schemas/parts/video.ts';
import { BackgroundVideo } from '../BackgroundVideo/BackgroundVideo.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './HeroStage.module.css';

interface HeroStageProps {
  headingId: string;
  label: string | undefined;
  heading: string;
  text: string | undefined;
  desktopImage: Image | undefined;
  mobileImage: Image | undefined;
  video?: Video | undefined;
  /** Height and size of the heading, set by the block through `--hero-height` and `--hero-heading`. */
  className?: string | undefined;
  /** What a visitor may do: links, one below the other. */
  children?: ReactNode;
}

/** The stage of a hero: full-bleed picture or film, a scrim as tall as the words need, the h1 of the page. */
export function HeroStage(props: HeroStageProps) {
  const { headingId, label, heading, text, video, className, children } = props;
  const image = props.desktopImage ?? props.mobileImage;
  const picture = image && (
    <Picture
      className={styles.picture}
      image={image}
      preset="hero"
      sizes="100vw"
      mobile={{ image: props.mobileImage ?? image, preset: 'heroMobile' }}
      priority
    />
  );
  return (
    <section
      className={[styles.stage, className].filter(Boolean).join(' ')}
      data-ground="picture"
      aria-labelledby={headingId}
    >
      <div className={styles.media}>
        {video ? <BackgroundVideo video={video}>{picture}</BackgroundVideo> : picture}
      </div>
      <div className={styles.content}>
        <div className={styles.title}>
          {label && <p className="eyebrow">{label}</p>}
          <h1 id={headingId} className={styles.heading}>
            {heading}
          </h1>
        </div>
        {(text || children) && (
          <div className={styles.aside}>
            {text && <RichText html={text} className={styles.text} />}
            {children && <div className={styles.actions}>{children}</div>}
          </div>
        )}
      </div>
    </section>
  );
}
