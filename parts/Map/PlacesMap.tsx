import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MapView } from '../../schemas/parts/map.ts';
import { useIsAlive } from '../useIsAlive/useIsAlive.ts';
import { MapNote } from './MapNote.tsx';
import type { MapPoint } from './MapPoint.ts';
import styles from './PlacesMap.module.css';
import { StillMap } from './StillMap.tsx';
import { useDrawnMap } from './useDrawnMap.ts';
import { useEarlyZoom } from './useEarlyZoom.ts';
import { usePoints } from './usePoints.ts';
import { useShownView } from './useShownView.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface PlacesMapProps {
  view: MapView;
  /** Names the map for screen readers. */
  label: string;
  /** Places that are known anyway; all there are when there is no address to fetch them from. */
  known: readonly MapPoint[];
  points?: string | undefined;
  selected?: MapPoint | undefined;
  /** Content of the popup over the selected place; none when absent. */
  popup?: ReactNode;
  /** Id of the place whose popup takes the focus when it opens, once; any other that opens takes that back. */
  focusesPopup?: RefObject<string | undefined>;
  /** How often the selected place was to be shown again, though nothing else has changed. */
  timesShown?: number;
  /** What a cluster of so many places is called. */
  countLabel?: (count: number) => string;
  /** A marker was chosen; also told as a bubbling event `marker-selected` with the place's id. */
  onSelect?: (id: string) => void;
  /** Among words, around its one place: a picture until the visitor turns to it. */
  isInset?: boolean;
  ref?: RefObject<HTMLDivElement | null>;
  className?: string | undefined;
}

/**
 * A map with places on it. Its box has its size from the start; what draws it is fetched when it comes near the
 * screen, and for one among words only when the visitor turns to it. Whatever goes wrong is said quietly in its place: a
 * map is never the only way to what it shows.
 */
export function PlacesMap(props: PlacesMapProps) {
  const { view, label, known, points, selected, popup, focusesPopup, timesShown } = props;
  const { countLabel, onSelect, isInset = false, className, ref } = props;
  const { formatNumber } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const end = useId();

  const select = (id: string) => {
    box.current?.focus({ preventScroll: true });
    box.current?.dispatchEvent(new CustomEvent('marker-selected', { bubbles: true, detail: { id } }));
    if (focusesPopup) focusesPopup.current = id;
    if (id === selected?.[0]) openPopup();
    else onSelect?.(id);
  };
  const isAlive = useIsAlive();
  const [isWanted, setWanted] = useState(!isInset);
  const [hasNoPicture, setNoPicture] = useState(false);
  const want = () => setWanted(true);
  const { drawn, isFailed, tiles } = useDrawnMap(box, {
    isWanted,
    view,
    isInset,
    countLabel: (count) => ({
      written: formatNumber(count),
      words: countLabel?.(count) ?? formatNumber(count),
    }),
    onSelect: select,
  });
  const canBeDrawn = isInset && isAlive && !isFailed;
  const lacksTiles = tiles === 'missing' || (!tiles && hasNoPicture);
  const places = usePoints(known, points, drawn !== undefined);

  const zoomWhenDrawn = useEarlyZoom(drawn);
  const zoom = (steps: number) => {
    // A press need not bring the focus, as in Safari or by voice.
    want();
    zoomWhenDrawn(steps);
  };
  useShownView(drawn, view, { id: selected?.[0], timesShown });

  const openPopup = () => {
    if (!drawn || !selected || !popup) return;
    drawn.openPopup(selected);
    if (!focusesPopup) return;
    const takesFocus = focusesPopup.current === selected[0];
    focusesPopup.current = undefined;
    if (takesFocus) drawn.popupBox.querySelector<HTMLElement>('[tabindex]')?.focus();
  };
  const closePopup = () => {
    const hadFocus = drawn?.popupBox.contains(document.activeElement);
    drawn?.closePopup();
    if (hadFocus) box.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') closePopup();
  };

  useEffect(() => {
    if (places) drawn?.setPoints(places);
  }, [drawn, places]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a place stays the same as long as its id does
  useEffect(() => {
    drawn?.select(selected);
    if (selected) openPopup();
    else drawn?.closePopup();
  }, [drawn, selected?.[0], timesShown]);

  return (
    <div ref={ref} className={[styles.map, isInset && styles.inset, className].filter(Boolean).join(' ')}>
      <a href={`#${end}`} className={styles.skip}>
        <FormattedMessage id="map.skip" />
      </a>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape in the popup, which stands in the map */}
      <div className={styles.frame} onKeyDown={onKeyDown} onPointerEnter={want} onFocus={want}>
        {/* biome-ignore lint/a11y/useSemanticElements: a section would be named by a heading, and this is Leaflet's */}
        <div
          ref={box}
          className={styles.box}
          role="region"
          aria-label={label}
          // The keyboard comes to it as to a drawn one, and so has it drawn.
          tabIndex={canBeDrawn ? 0 : undefined}
        >
          {isInset && !tiles && (
            <StillMap view={view} title={known[0]?.[3] ?? label} onMissing={setNoPicture} />
          )}
        </div>
        {drawn && createPortal(popup, drawn.popupBox)}
        {(drawn || canBeDrawn) && <ZoomButtons onZoom={zoom} />}
        <MapNote problem={isFailed ? 'map' : lacksTiles ? 'tiles' : undefined} isOverPicture={isInset} />
        <p className={styles.attribution}>{view.attribution}</p>
      </div>
      <div id={end} tabIndex={-1} />
    </div>
  );
}
