import type { Configurator } from '../../schemas/blocks/configurator.ts';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import layers from './BoatDrawing.module.css';
import styles from './BoatRender.module.css';

type Groups = Configurator['groups'];
type Option = Groups[number]['options'][number];

interface BoatRenderProps {
  boat: Option;
  groups: Groups;
  /** Whether she is the boat that the page opens with. */
  isFirst: boolean;
}

/** Wider than the place that it has: the sides are cut off. */
const SIZES = '(min-width: 64rem) 56rem, 200vw';

/**
 * A boat in the colours to choose from, if there are pictures of her: she is white, and each colour is laid over what it
 * dyes. The picture of what it leaves alone lightens it to white there, and white changes nothing.
 */
export function BoatRender({ boat: { render, included }, groups, isFirst }: BoatRenderProps) {
  if (!render) return null;
  const find = (group: string): Option[] => groups.find(({ name }) => name === group)?.options ?? [];
  const look = { preset: 'natural', sizes: SIZES, priority: isFirst } as const;
  const toColours = (name: 'hull' | 'sail', image: NonNullable<Option['render']>['hull']) => (
    <div className={styles.colours}>
      {find(name).map(({ value, colour }, index) => (
        <svg
          key={value}
          viewBox="0 0 1 1"
          className={layers.layer}
          data-layer={`${name}-${index}`}
          aria-hidden="true"
        >
          <path d="M-9-9H9V9H-9Z" fill={colour} />
        </svg>
      ))}
      <div className={styles.kept}>
        <Picture {...look} image={image} />
      </div>
    </div>
  );
  return (
    <div className={styles.render} aria-hidden="true">
      <Picture {...look} image={render.picture} />
      {toColours('hull', render.hull)}
      {toColours('sail', render.sails)}
      {find('pack').map(({ value }, index) => {
        const image = render.packs?.[value];
        const isShown = included?.includes(value);
        return (
          image && (
            <div
              key={value}
              className={isShown ? undefined : layers.layer}
              data-layer={isShown ? undefined : `pack-${index}`}
            >
              <Picture {...look} priority={false} image={image} />
            </div>
          )
        );
      })}
    </div>
  );
}
