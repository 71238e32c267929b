import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { selectVideoEnabled } from '../../../store/consentSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import styles from './Embed.module.css';
import { EmbedCover, focusOnMount } from './EmbedCover.tsx';
import { type EmbedSource, isOwn } from './parseEmbed.ts';

const NAMES = {
  video: 'video.name',
  file: 'video.name',
  tour: 'tour.name',
  panorama: 'panorama.name',
} as const;

interface EmbedProps {
  embed: EmbedSource;
  /** Accessible name of the frame. */
  title: string | undefined;
  /** The cover: a `Picture`. Without it: a dark background. */
  children?: ReactNode;
}

/**
 * A video or a virtual tour in a frame as large as the element around it. Nothing external is loaded before the
 * visitor has consented and has pressed the button on the cover (behaviour §4.4). What lies on this site needs no
 * consent.
 */
export function Embed({ embed, title, children }: EmbedProps) {
  const intl = useIntl();
  const [pressed, setPressed] = useState(false);
  const allowed = useAppSelector(selectVideoEnabled) || isOwn(embed);
  // Withdrawn consent stops it; given again, it waits for another press.
  if (pressed && !allowed) setPressed(false);

  if (!pressed || !allowed) {
    return (
      <EmbedCover embed={embed} allowed={allowed} onPlay={() => setPressed(true)}>
        {children}
      </EmbedCover>
    );
  }
  const kind = intl.formatMessage({ id: NAMES[embed.kind] });
  return (
    <div className={styles.embed} data-background="deep">
      <EmbedFrame embed={embed} title={title ? `${kind}: ${title}` : kind} />
    </div>
  );
}

/** Loaded on demand: few pages have one. */
const Panorama = lazy(async () => ({ default: (await import('../Panorama/Panorama.tsx')).Panorama }));

interface EmbedFrameProps {
  embed: EmbedSource;
  title: string;
}

/** The player: a video site or a tour in a frame, or the site's own video or panorama. It takes the focus. */
function EmbedFrame({ embed: { kind, src }, title }: EmbedFrameProps) {
  if (kind === 'panorama') {
    return (
      <Suspense>
        <Panorama src={src} title={title} endless focused />
      </Suspense>
    );
  }
  return kind === 'file' ? (
    // biome-ignore lint/a11y/useMediaCaption: the content service has no captions to its films
    <video
      ref={focusOnMount}
      className={styles.video}
      src={src}
      controls
      autoPlay
      playsInline
      aria-label={title}
    />
  ) : (
    <iframe
      ref={focusOnMount}
      // The focus may be lost while the frame loads.
      onLoad={({ currentTarget }) => document.activeElement === document.body && focusOnMount(currentTarget)}
      className={kind === 'tour' ? styles.tour : styles.video}
      src={src}
      title={title}
      width={560}
      height={315}
      allow="autoplay; fullscreen; xr-spatial-tracking; gyroscope; accelerometer; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      // YouTube refuses to play without a referrer (its error 153).
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
