import type { DealerHero as DealerHeroProps } from '../../schemas/blocks/dealer-hero.ts';
import { useEmbed } from '../../site/components/Embed/useEmbed.ts';
import { WideMedia } from '../../site/components/Media/WideMedia.tsx';
import { WatchLink } from '../../site/components/MediaLinks/MediaLinks.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './DealerHero.module.css';

/** Opening of a dealer page: the name, then a picture or video of the place. */
export function DealerHero(props: DealerHeroProps) {
  const { label, heading, text, desktopImage, mobileImage, internVideo, externalVideo } = props;
  const { embed, watchUrl } = useEmbed({ video: internVideo, videoUrl: externalVideo });
  return (
    <Section heading={heading}>
      <div className={styles.words}>
        {label && <p className="eyebrow">{label}</p>}
        <SectionHeading level={1} className={styles.heading} />
        {text && <RichText html={text} className={styles.text} />}
        {watchUrl && <WatchLink url={watchUrl} />}
      </div>
      {(desktopImage || mobileImage || internVideo || embed) && (
        <WideMedia
          className={styles.media}
          desktopImage={desktopImage}
          mobileImage={mobileImage}
          video={internVideo}
          embed={embed}
          title={heading}
          priority
        />
      )}
    </Section>
  );
}
