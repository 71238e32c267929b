import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Video } from '../../../schemas/parts/video.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './BackgroundVideo.module.css';
import { prefersPoster } from './prefersPoster.ts';

/**
 * A muted, looping video over its poster. It starts by itself only where motion and data are not restricted, and can
 * always be paused (WCAG 2.2, 2.2.2). Without JavaScript only the poster is shown.
 */
export function BackgroundVideo({ video, children }: { video: Video; children?: ReactNode }) {
  const intl = useIntl();
  const player = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  const [state, setState] = useState<'waiting' | 'playing' | 'paused'>('waiting');
  const playing = state === 'playing';

  useEffect(() => {
    setReady(true);
    if (!prefersPoster()) void play(player.current);
  }, []);

  return (
    <div className={styles.stage}>
      {children}
      <video
        ref={player}
        className={styles.video}
        data-state={state}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setState('playing')}
        onPause={() => setState('paused')}
      >
        <source src={`/films${video.url}`} type={video.mimeType} />
      </video>
      {ready && (
        <button
          type="button"
          className={styles.button}
          aria-label={intl.formatMessage({ id: playing ? 'video.pause' : 'video.play' })}
          onClick={() => (playing ? player.current?.pause() : void play(player.current))}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      )}
    </div>
  );
}

/** Starts the video. A browser may refuse: then the poster stays, and the button still says "play". */
async function play(player: HTMLVideoElement | null): Promise<void> {
  if (!player) return;
  player.muted = true;
  await player.play().catch(() => undefined);
}
