import type { Locale } from '../../../locales/locales.ts';
import type { Configurator } from '../../../schemas/blocks/configurator.ts';
import type { ConfiguratorOptions } from '../../../schemas/configuratorOptions.ts';
import type { BoatProfile } from '../../../schemas/parts/boatProfile.ts';
import { toFinish } from '../../../site/components/BoatProfile/toFinish.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { ownVat } from '../models/offerPrice.ts';
import type { PageRequest, Translate } from '../PageBuilder.ts';
import { deliveryChoice } from './deliveryChoice.ts';
import type { Boat } from './loadBoats.ts';
import { choose, parseConfiguration } from './parseConfiguration.ts';

type Group = Configurator['groups'][number];
type Option = Group['options'][number];

/** Groups whose options cost nothing: packs have prices of their own. */
const INCLUDED: readonly Group['name'][] = ['hull', 'sail', 'cabins'];

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
function findOwnColour(
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
function toRender(own: NonNullable<ConfiguratorOptions['renders']>[number]): Render {
  const { width, height, packs = {} } = own;
  const toImage = (url: string) => ({ url, alt: '', width, height });
  return {
    picture: toImage(own.picture),
    hull: toImage(own.hull),
    sails: toImage(own.sails),
    packs: Object.fromEntries(Object.entries(packs).map(([id, url]) => [id, toImage(url)])),
  };
}

/** All that there is to choose, what the address chooses of it as pairs of a query, and what comes on top. */
export function toChoices(
  options: ConfiguratorOptions,
  boats: readonly Boat[],
  model: string | null,
  request: PageRequest,
): Pick<Configurator, 'groups' | 'delivery' | 'besides'> & { chosen: string[][] } {
  const { query, route, text } = request;
  const { locale } = route;
  const asked = new URLSearchParams(parseConfiguration(query, options));
  // Without prices there is no VAT to choose.
  const vat = boats.some(({ prices }) => prices) ? options.vat : undefined;
  const delivery = vat && deliveryChoice(vat, asked.get('delivery'), locale, text);
  return {
    ...choose(toGroups(options, boats, request), model, asked),
    ...(delivery && { delivery: ownVat(request) ? { ...delivery, isTaxedFirst: true } : delivery }),
    ...(options.besides && { besides: options.besides[locale] }),
  };
}

/** All choices; cabins and packs with the boats that have them, colours with those whose own they are. */
function toGroups(
  options: ConfiguratorOptions,
  boats: readonly Boat[],
  { route: { locale }, text }: PageRequest,
): Group[] {
  const toBoats = ({ name }: Group, { value }: Option): string[] | undefined => {
    if (name === 'pack') return options.packs.find(({ id }) => id === value)?.boats;
    if (name !== 'cabins' || boats.length === 0) return undefined;
    const draws = ({ layouts }: Boat) =>
      layouts?.items.some(({ cabins }) => cabins === Number(value)) ?? true;
    return boats.filter(draws).map((boat) => boat.value);
  };
  const toOwn = ({ name }: Group, option: Option): string[] | undefined => {
    if ((name !== 'hull' && name !== 'sail') || boats.length === 0) return undefined;
    const isOwn = ({ profile }: Boat) => findOwnColour(options, name, profile)?.id === option.value;
    return boats.filter(isOwn).map((boat) => boat.value);
  };
  const hasPrices = boats.some(({ prices }) => prices);
  const others = configuratorGroups(options, new URLSearchParams(), locale, text).map((group) => ({
    ...group,
    ...(hasPrices && INCLUDED.includes(group.name) && { note: text('configurator.included') }),
    options: group.options
      .map((option) => ({
        ...option,
        ...withoutUndefined<Pick<Option, 'boats' | 'own'>>({
          boats: toBoats(group, option),
          own: toOwn(group, option),
        }),
      }))
      .filter(({ boats: having }) => having?.length !== 0),
  }));
  const models = boats.map(({ hasBrochure: _has, ...boat }) => {
    const own = options.renders?.find((one) => one.boat === boat.value);
    if (!own) return boat;
    const words = own.text?.[locale];
    return { ...boat, render: toRender(own), ...(words && { text: words }) };
  });
  const groups: Group[] = [{ name: 'model', label: text('configurator.model'), options: models }, ...others];
  return groups.filter(({ options: some }) => some.length > 0);
}
