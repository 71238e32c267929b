import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { selectVideoEnabled } from '../../store/consentSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import styles from './Embed.module.css';
import { EmbedCover } from './EmbedCover.tsx';
import { EmbedFrame } from './EmbedFrame.tsx';
import { type EmbedSource, isOwn } from './readEmbed.ts';

const NAMES = {
  film: 'video.name',
  file: 'video.name',
  tour: 'tour.name',
  panorama: 'panorama.name',
} as const;

interface EmbedProps {
  embed: EmbedSource;
  /** What it is about, for those who do not see it. */
  title: string | undefined;
  /** The cover: a `Picture` of our own. Without it: deep water. */
  children?: ReactNode;
}

/**
 * A film or a virtual tour in a frame as large as the element around it. Nothing is loaded from elsewhere before the
 * visitor has allowed it and has pressed the button on the cover (spec 2 §4). What lies on this site needs no leave.
 */
export function Embed({ embed, title, children }: EmbedProps) {
  const intl = useIntl();
  const [pressed, setPressed] = useState(false);
  const allowed = useAppSelector(selectVideoEnabled) || isOwn(embed);
  // Withdrawn, it stops; allowed again, it waits to be asked again.
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
    <div className={styles.embed} data-ground="deep">
      <EmbedFrame embed={embed} title={title ? `${kind}: ${title}` : kind} />
    </div>
  );
}
