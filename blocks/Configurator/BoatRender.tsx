import type { Configurator } from '../../schemas/blocks/configurator.ts';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { Colour, DyedPicture } from './DyedPicture.tsx';

type Groups = Configurator['groups'];
type Option = Groups[number]['options'][number];

interface BoatRenderProps {
  boat: Option;
  groups: Groups;
  /** Whether she is the boat that the page opens with. */
  isFirst: boolean;
  sizes?: string;
  /** Says where it stands, and how large it is. */
  className: string | undefined;
}

/** Wider than the place that it has, whose sides are cut off, and as wide as it is seen closer. */
const SIZES = '(min-width: 64rem) 80rem, 200vw';

/** A boat in the colours to choose from, with the packs to choose from, if there are pictures of her. */
export function BoatRender({ boat, groups, isFirst, sizes = SIZES, className }: BoatRenderProps) {
  const { render, included } = boat;
  if (!render) return null;
  const { packs = {} } = render;
  const find = (group: string): Option[] => groups.find(({ name }) => name === group)?.options ?? [];
  const toColours = (name: 'hull' | 'sail') =>
    find(name).map(({ value, colour }, index) => (
      <Colour key={value} colour={colour} data-layer={`${name}-${index}`} />
    ));
  const dyed = [
    { image: render.hull, colours: toColours('hull') },
    { image: render.sails, colours: toColours('sail') },
  ];
  return (
    <DyedPicture picture={render.picture} dyed={dyed} sizes={sizes} priority={isFirst} className={className}>
      {find('pack').map(({ value }, index) => {
        // A pack may be called as what every object has, such as `constructor`.
        const image = Object.hasOwn(packs, value) ? packs[value] : undefined;
        const isShown = included?.includes(value);
        return (
          image && (
            <div key={value} data-layer={isShown ? undefined : `pack-${index}`}>
              <Picture preset="natural" sizes={sizes} image={image} />
            </div>
          )
        );
      })}
    </DyedPicture>
  );
}
