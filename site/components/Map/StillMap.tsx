import { useEffect, useRef } from 'react';
import type { MapView } from '../../../schemas/parts/map.ts';
import { pin } from './pin.ts';
import styles from './StillMap.module.css';
import { stillTiles, toTileUrl } from './stillTiles.ts';

interface StillMapProps {
  view: MapView;
  /** Name of the place in its middle. */
  title: string;
  /** Called when no tile has loaded so far, and when one has. */
  onMissing: (isMissing: boolean) => void;
}

/**
 * A place on a map made of pictures. Only visible tiles load. Their position differs for each place; SVG attributes
 * set it where a style would need a looser Content-Security-Policy.
 */
export function StillMap({ view, title, onMissing }: StillMapProps) {
  const { rows, size, place } = stillTiles(view);
  const box = useRef<HTMLDivElement>(null);

  const tellWhenMissing = () => {
    const tiles = [...(box.current?.querySelectorAll('img') ?? [])].filter(({ complete }) => complete);
    if (tiles.length > 0 && tiles.every(({ naturalWidth }) => naturalWidth === 0)) onMissing(true);
  };
  // They may have failed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(tellWhenMissing, []);

  return (
    <div ref={box} className={styles.still}>
      <svg className={styles.background} aria-hidden="true">
        <foreignObject
          x={-place.x}
          y={-place.y}
          width={(rows[0]?.length ?? 0) * size}
          height={rows.length * size}
        >
          {rows.map((tiles) => (
            <div key={tiles[0]?.src} className={styles.row}>
              {tiles.map(({ column, src, srcSet }) => (
                <img
                  key={column}
                  src={src}
                  srcSet={srcSet}
                  width={size}
                  height={size}
                  alt=""
                  loading="lazy"
                  onError={tellWhenMissing}
                  onLoad={() => onMissing(false)}
                />
              ))}
            </div>
          ))}
        </foreignObject>
      </svg>
      <svg className={styles.pin} role="img" aria-label={title} viewBox={`0 0 ${pin.width} ${pin.height}`}>
        <path d={pin.path} />
        <circle {...pin.hole} />
      </svg>
    </div>
  );
}

/** Columns and rows of the world at the level of its still picture. */
const HALVES = [0, 1] as const;

/**
 * The whole world where a large map is about to be drawn, which takes its code, its tiles and a moment: four tiles that
 * leave connections to the code.
 */
export const StillWorld = ({ tiles }: Pick<MapView, 'tiles'>) => (
  <div className={styles.still} aria-hidden="true">
    <div className={styles.world}>
      {HALVES.flatMap((row) =>
        HALVES.map((column) => (
          <img
            key={`${row}${column}`}
            src={toTileUrl(tiles, { level: 1, column, row, resolution: '' })}
            alt=""
            loading="lazy"
            fetchPriority="low"
          />
        )),
      )}
    </div>
  </div>
);
