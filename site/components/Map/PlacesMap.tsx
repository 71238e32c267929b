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
import { toWorld } from './project.ts';
import { StillMap, StillWorld } from './StillMap.tsx';
import { MapBoundary, useMapCode } from './useMapCode.ts';
import { usePoints } from './usePoints.ts';
import { useShownView } from './useShownView.ts';
import { useEarlyZoom, ZoomButtons } from './ZoomButtons.tsx';

interface PlacesMapProps {
  view: MapView;
  /** Accessible name of the map. */
  label: string;
  /** Places that are known already; all of them when there is no address to load more from. */
  known: readonly MapPoint[];
  points?: string | undefined;
  /** The place that is marked. */
  selected?: MapPoint | undefined;
  /** Content of its popup; absent: none, and its marker can be chosen as any other. */
  popup?: ReactNode;
  /** Id of the place whose popup takes the focus when it opens, once; another popup resets it. */
  focusesPopup?: RefObject<string | undefined>;
  /** How often the selected place was shown again without another change. */
  timesShown?: number;
  /** Accessible name of a cluster by its number of places. */
  countLabel?: (count: number) => string;
  /** A marker was chosen; also dispatched as a bubbling event `marker-selected` with the place's id. */
  onSelect?: (id: string) => void;
  /** Among text, around its one place: a picture until the visitor uses it. */
  isInset?: boolean;
  ref?: RefObject<HTMLDivElement | null>;
  className?: string | undefined;
}

/** A tile that fails or loads later takes nothing back; all are there only if one has loaded. */
const toTiles = (before: TilesState | undefined, state: TilesState): TilesState | undefined => {
  if (state === 'missing') return before ?? state;
  return before === 'complete' || (state === 'complete' && before !== 'there') ? before : state;
};

const NONE: readonly MapPoint[] = [];

const inWorld = ([id, latitude, longitude, title]: MapPoint): MapPoint => [
  id,
  latitude,
  toWorld(longitude),
  title,
];

/**
 * A map with places. Its box has its size from the start; its code loads when it comes near the screen, and for one
 * among text only when the visitor uses it. Failures are shown in a note: the map is never the only way to its
 * content.
 */
export function PlacesMap(props: PlacesMapProps) {
  const { label, known, points, popup, focusesPopup, timesShown = 0 } = props;
  const view = { ...props.view, longitude: toWorld(props.view.longitude) };
  const selected = props.selected && inWorld(props.selected);
  const { countLabel, onSelect, isInset = false, className, ref } = props;
  const { formatNumber } = useIntl();
  /** Placeholder for the map. */
  const empty = useRef<HTMLDivElement>(null);
  const end = useId();

  const isHydrated = useIsHydrated();
  const [isWanted, setWanted] = useState(!isInset);
  const [hasNoPicture, setNoPicture] = useState(false);
  const [tiles, setTiles] = useState<TilesState>();
  const want = () => setWanted(true);
  const { DrawnMap, isFailed, fail } = useMapCode(empty, isWanted);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const takeMap = useCallback((drawn: LeafletMap | null) => {
    // Focus moves from the placeholder to the map.
    if (drawn && document.activeElement === empty.current)
      drawn.getContainer().focus({ preventScroll: true });
    setMap(drawn);
  }, []);

  const canBeDrawn = isInset && isHydrated && !isFailed;
  const lacksTiles = tiles === 'missing' || (!tiles && hasNoPicture);
  const places = usePoints(known, points, map !== null);
  const zoomWhenDrawn = useEarlyZoom(map);
  const zoom = (steps: number) => {
    // A press need not move the focus, as in Safari or with voice control.
    want();
    zoomWhenDrawn(steps);
  };
  /** Whether the drawn map still shows the world, which a search leaves before its last tile has come. */
  const [isOfWorld, setOfWorld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it was when the map was drawn
  useEffect(() => setOfWorld(map !== null && view.zoom <= 1), [map]);
  const leaveWorld = useCallback(() => setOfWorld(false), []);
  useShownView(map, view, { id: selected?.[0], timesShown }, leaveWorld);

  const [timesPressed, setTimesPressed] = useState(0);
  const [closed, setClosed] = useState<string>();
  /** Another value for each time that the popup is to open. */
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
    if (popup && id === selected?.[0]) setTimesPressed((times) => times + 1);
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
        {!isInset && tiles !== 'complete' && (view.zoom <= 1 || isOfWorld) && (
          <StillWorld tiles={view.tiles} />
        )}
        {!map && (
          // biome-ignore lint/a11y/useSemanticElements: a section would be named by a heading, as the drawn map is not
          <div
            ref={empty}
            className={styles.box}
            role="region"
            aria-label={label}
            // Focusable like a drawn map; focus has it drawn.
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
              onTiles={(state) => setTiles((before) => toTiles(before, state))}
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
