import { lazy, Suspense } from 'react';
import styles from './Embed.module.css';
import type { EmbedSource } from './readEmbed.ts';
import { takeFocus } from './takeFocus.ts';

/** Fetched when it is asked for: few pages have one. */
const Panorama = lazy(async () => ({ default: (await import('../Panorama/Panorama.tsx')).Panorama }));

interface EmbedFrameProps {
  embed: EmbedSource;
  title: string;
}

/** What plays: the page of a video site or a tour, kept apart from ours, or a film or panorama of our own. It takes the focus. */
export function EmbedFrame({ embed: { kind, src }, title }: EmbedFrameProps) {
  if (kind === 'panorama') {
    return (
      <Suspense>
        <Panorama src={src} title={title} />
      </Suspense>
    );
  }
  return kind === 'file' ? (
    // biome-ignore lint/a11y/useMediaCaption: the content service has no captions to its films
    <video
      ref={takeFocus}
      className={styles.film}
      src={src}
      controls
      autoPlay
      playsInline
      aria-label={title}
    />
  ) : (
    <iframe
      ref={takeFocus}
      // The focus may be lost when the page of the other site moves into the frame.
      onLoad={({ currentTarget }) => document.activeElement === document.body && takeFocus(currentTarget)}
      className={kind === 'tour' ? styles.tour : styles.film}
      src={src}
      title={title}
      width={560}
      height={315}
      allow="autoplay; fullscreen; xr-spatial-tracking; gyroscope; accelerometer; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      // YouTube plays nothing for a page that does not say who it is (its error 153).
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
