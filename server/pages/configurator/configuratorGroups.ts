import type { Locale } from '../../../locales/locales.ts';
import type { Configurator } from '../../../schemas/blocks/configurator.ts';
import type { ConfiguratorOptions } from '../../../schemas/configuratorOptions.ts';
import { type BoatProfile, toFinish } from '../../../schemas/parts/boatProfile.ts';
import type { Translate } from '../PageBuilder.ts';

type Group = Configurator['groups'][number];

const named = (
  { id, name }: { id: string; name: Readonly<Record<Locale, string>> },
  locale: Locale,
): Group['options'][number] => ({ value: id, label: name[locale] });

/**
 * The choices of a brand besides the boat, in words: what the configurator offers and what a form says of them.
 *
 * @param chosen by the name of the choice; packs once each.
 */
export function configuratorGroups(
  { hulls, sails, cabins, packs }: ConfiguratorOptions,
  chosen: URLSearchParams,
  locale: Locale,
  text: Translate,
): Group[] {
  const coloured = (all: ConfiguratorOptions['hulls' | 'sails']) =>
    all.map((one) => ({ ...named(one, locale), colour: one.colour }));
  const groups: Group[] = [
    { name: 'hull', label: text('configurator.hull'), options: coloured(hulls) },
    { name: 'sail', label: text('configurator.sail'), options: coloured(sails) },
    {
      name: 'cabins',
      label: text('configurator.cabins'),
      options: cabins.map((count) => ({ value: `${count}`, label: `${count}` })),
    },
    {
      name: 'pack',
      label: text('configurator.packs'),
      options: packs.map((pack) => ({
        ...named(pack, locale),
        ...(pack.text && { text: pack.text[locale] }),
        ...(pack.draws && { draws: pack.draws }),
      })),
    },
  ];
  return groups.map(({ options, ...group }) => ({
    ...group,
    options: options.map((option) => ({
      ...option,
      ...(chosen.getAll(group.name).includes(option.value) && { isChosen: true }),
    })),
  }));
}

/** Of the colours to choose from, that of a boat's own pictures, or else the first. */
export function findOwnColour(
  options: ConfiguratorOptions,
  name: 'hull' | 'sail',
  profile: BoatProfile | undefined,
): { id: string; colour: string } | undefined {
  const colours: readonly { id: string; colour: string; finish?: string }[] = options[`${name}s`];
  const finish = profile && toFinish(profile)[name === 'hull' ? 'hull' : 'sails'];
  return colours.find((one) => one.finish && one.finish === finish) ?? colours[0];
}

type Render = NonNullable<Group['options'][number]['render']>;

/** The pictures of a boat, all of one size; what they show is said beside them. */
export function toRender(own: NonNullable<ConfiguratorOptions['renders']>[number]): Render {
  const { width, height, packs = {} } = own;
  const toImage = (url: string) => ({ url, alt: '', width, height });
  return {
    picture: toImage(own.picture),
    hull: toImage(own.hull),
    sails: toImage(own.sails),
    packs: Object.fromEntries(Object.entries(packs).map(([id, url]) => [id, toImage(url)])),
  };
}
