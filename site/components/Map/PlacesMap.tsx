import type { Map as LeafletMap } from 'leaflet';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MapView } from '../../../schemas/parts/map.ts';
import { useIsHydrated } from '../useIsHydrated/useIsHydrated.ts';
import type { TilesState } from './DrawnMap.tsx';
import { MapNote } from './MapNote.tsx';
import type { MapPoint } from './MapPoint.ts';
import styles from './PlacesMap.module.css';
import { StillMap } from './StillMap.tsx';
import { MapBoundary, useMapCode } from './useMapCode.ts';
import { usePoints } from './usePoints.ts';
import { useShownView } from './useShownView.ts';
import { useEarlyZoom, ZoomButtons } from './ZoomButtons.tsx';

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

const NONE: readonly MapPoint[] = [];

/**
 * A map with places on it. Its box has its size from the start; what draws it is fetched when it comes near the
 * screen, and for one among words only when the visitor turns to it. Whatever goes wrong is said skipAccessLog in its place: a
 * map is never the only way to what it shows.
 */
export function PlacesMap(props: PlacesMapProps) {
  const { view, label, known, points, selected, popup, focusesPopup, timesShown = 0 } = props;
  const { countLabel, onSelect, isInset = false, className, ref } = props;
  const { formatNumber } = useIntl();
  /** Stands where the map will be. */
  const empty = useRef<HTMLDivElement>(null);
  const end = useId();

  const isAlive = useIsHydrated();
  const [isWanted, setWanted] = useState(!isInset);
  const [hasNoPicture, setNoPicture] = useState(false);
  const [tiles, setTiles] = useState<TilesState>();
  const want = () => setWanted(true);
  const { DrawnMap, isFailed, fail } = useMapCode(empty, isWanted);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const takeMap = useCallback((drawn: LeafletMap | null) => {
    // The keyboard goes on from where it was.
    if (drawn && document.activeElement === empty.current)
      drawn.getContainer().focus({ preventScroll: true });
    setMap(drawn);
  }, []);

  const canBeDrawn = isInset && isAlive && !isFailed;
  const lacksTiles = tiles === 'missing' || (!tiles && hasNoPicture);
  const places = usePoints(known, points, map !== null);
  const zoomWhenDrawn = useEarlyZoom(map);
  const zoom = (steps: number) => {
    // A press need not bring the focus, as in Safari or by voice.
    want();
    zoomWhenDrawn(steps);
  };
  useShownView(map, view, { id: selected?.[0], timesShown });

  const [timesPressed, setTimesPressed] = useState(0);
  const [closed, setClosed] = useState<string>();
  /** Another one for each time that the popup is to open. */
  const opening = `${selected?.[0]} ${timesShown} ${timesPressed}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was closed may be opened again once another one was
  useEffect(() => setClosed(undefined), [opening]);

  const closePopup = () => {
    if (map?.getPane('popupPane')?.contains(document.activeElement)) {
      map.getContainer().focus({ preventScroll: true });
    }
    setClosed(opening);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') closePopup();
  };
  const takesFocus = () => {
    const isAsked = focusesPopup !== undefined && focusesPopup.current === selected?.[0];
    if (focusesPopup) focusesPopup.current = undefined;
    return isAsked;
  };

  const select = (id: string) => {
    const element = map?.getContainer();
    element?.focus({ preventScroll: true });
    element?.dispatchEvent(new CustomEvent('marker-selected', { bubbles: true, detail: { id } }));
    if (focusesPopup) focusesPopup.current = id;
    if (id === selected?.[0]) setTimesPressed((times) => times + 1);
    else onSelect?.(id);
  };

  return (
    <div ref={ref} className={[styles.map, isInset && styles.inset, className].filter(Boolean).join(' ')}>
      <a href={`#${end}`} className={styles.skip}>
        <FormattedMessage id="map.skip" />
      </a>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape in the popup, which stands in the map */}
      <div className={styles.frame} onKeyDown={onKeyDown} onPointerEnter={want} onFocus={want}>
        {isInset && !tiles && (
          <StillMap view={view} title={known[0]?.[3] ?? label} onMissing={setNoPicture} />
        )}
        {!map && (
          // biome-ignore lint/a11y/useSemanticElements: a section would be named by a heading, as the drawn map is not
          <div
            ref={empty}
            className={styles.box}
            role="region"
            aria-label={label}
            // The keyboard comes to it as to a drawn one, and so has it drawn.
            tabIndex={canBeDrawn ? 0 : undefined}
          />
        )}
        {DrawnMap && (
          <MapBoundary onError={fail}>
            <DrawnMap
              ref={takeMap}
              view={view}
              label={label}
              className={styles.box}
              isInset={isInset}
              points={places ?? NONE}
              selected={selected}
              countLabel={(count) => ({
                written: formatNumber(count),
                words: countLabel?.(count) ?? formatNumber(count),
              })}
              onSelect={select}
              onTiles={(state) => setTiles((before) => (before === 'there' ? before : state))}
              popup={
                popup && opening !== closed
                  ? { key: opening, content: popup, takesFocus, onClose: () => setClosed(opening) }
                  : undefined
              }
            />
          </MapBoundary>
        )}
        {(map || canBeDrawn) && <ZoomButtons onZoom={zoom} />}
        <MapNote problem={isFailed ? 'map' : lacksTiles ? 'tiles' : undefined} isOverPicture={isInset} />
        <p className={styles.attribution}>{view.attribution}</p>
      </div>
      <div id={end} tabIndex={-1} />
    </div>
  );
}
