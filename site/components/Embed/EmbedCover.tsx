import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import { LinkElement } from '../LinkElement/LinkElement.tsx';
import { TourLink, WatchLink } from '../MediaLinks/MediaLinks.tsx';
import styles from './Embed.module.css';
import type { EmbedSource } from './parseEmbed.ts';

/**
 * A ref for an element that replaces the focused one, so that the focus is not lost. One function for all, so that it
 * runs once for each element.
 */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

interface EmbedCoverProps {
  embed: EmbedSource;
  allowed: boolean;
  onPlay: () => void;
  children: ReactNode;
}

/**
 * The cover of an embed until it plays. In the server's HTML it is a link; hydrated, a button, or the notice that asks
 * for consent first.
 */
export function EmbedCover({ embed: { kind, url }, allowed, onPlay, children }: EmbedCoverProps) {
  const intl = useIntl();
  const words = useRef<HTMLDivElement>(null);
  const [hydrated, setHydrated] = useState<{ focused: boolean }>();
  useEffect(() => setHydrated({ focused: words.current?.matches(':focus-within') ?? false }), []);

  const isTour = kind === 'tour' || kind === 'panorama';
  const open = kind === 'panorama' ? 'panorama.open' : isTour ? 'tour.open' : undefined;
  const icon = <Icon name={isTour ? 'tour' : 'play'} className={styles.icon} />;
  const blocked = hydrated && !allowed;
  return (
    <div className={styles.embed} data-background="picture">
      {children}
      <div className={styles.words} ref={words}>
        {blocked && <p className={styles.notice}>{intl.formatMessage({ id: 'video.disabled' })}</p>}
        {!hydrated && (
          <LinkElement url={url} target="_blank" className={styles.play}>
            {icon}
            <span>{intl.formatMessage({ id: open ?? 'video.watch' })}</span>
            <Icon name="external" />
          </LinkElement>
        )}
        {/* One element whatever it does: who comes back from the settings finds it focused, as they left it. */}
        {hydrated && (
          <button
            type="button"
            ref={hydrated.focused ? focusOnMount : null}
            className={blocked ? styles.settings : styles.play}
            {...(blocked
              ? { 'data-consent': 'settings', command: 'show-modal', commandfor: 'choice-settings' }
              : { onClick: onPlay })}
          >
            {!blocked && icon}
            <span>{intl.formatMessage({ id: blocked ? 'video.settings' : (open ?? 'video.play') })}</span>
          </button>
        )}
        {blocked && (isTour ? <TourLink url={url} /> : <WatchLink url={url} />)}
      </div>
    </div>
  );
}
