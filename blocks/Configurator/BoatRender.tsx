import type { Configurator } from '../../schemas/blocks/configurator.ts';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import layers from './BoatDrawing.module.css';
import styles from './BoatRender.module.css';
import { Colour, DyedPicture } from './DyedPicture.tsx';

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

/** A boat in the colours to choose from, with the packs to choose from, if there are pictures of her. */
export function BoatRender({ boat: { render, included }, groups, isFirst }: BoatRenderProps) {
  if (!render) return null;
  const find = (group: string): Option[] => groups.find(({ name }) => name === group)?.options ?? [];
  const toColours = (name: 'hull' | 'sail') =>
    find(name).map(({ value, colour }, index) => (
      <Colour key={value} colour={colour} className={layers.layer} data-layer={`${name}-${index}`} />
    ));
  const dyed = [
    { image: render.hull, colours: toColours('hull') },
    { image: render.sails, colours: toColours('sail') },
  ];
  return (
    <DyedPicture
      picture={render.picture}
      dyed={dyed}
      sizes={SIZES}
      priority={isFirst}
      className={styles.render}
    >
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
              <Picture preset="natural" sizes={SIZES} image={image} />
            </div>
          )
        );
      })}
    </DyedPicture>
  );
}
