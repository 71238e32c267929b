import { buildPath } from '../../../locales/buildPath.ts';
import type { Configurator } from '../../../schemas/blocks/configurator.ts';
import type { ConfiguratorOptions } from '../../../schemas/configuratorOptions.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { createSitePageDraft } from '../createSitePageDraft.ts';
import { ownVat } from '../models/offerPrice.ts';
import type { PageBuilder, PageRequest } from '../PageBuilder.ts';
import { configuratorGroups, findOwnColour, toRender } from './configuratorGroups.ts';
import { deliveryChoice } from './deliveryChoice.ts';
import { type Boat, loadBoats } from './loadBoats.ts';
import { parseConfiguration } from './parseConfiguration.ts';

type Group = Configurator['groups'][number];
type Option = Group['options'][number];

/** Groups whose options cost nothing: packs have prices of their own. */
const INCLUDED: readonly Group['name'][] = ['hull', 'sail', 'cabins'];

/** The configurator (behaviour §2.11): choices of the brand file, and the models of the ranges. It has no node. */
export const configuratorPage: PageBuilder = async (request) => {
  const { brand, query, route, text } = request;
  const { configurator: options, homePort } = brand;
  if (!options) return undefined;
  const { locale, canonicalPath: path } = route;
  const boats = await loadBoats(options, request);
  const asked = new URLSearchParams(parseConfiguration(query, options));
  const { groups, chosen } = choose(toGroups(options, boats, request), query.get('model'), asked);
  // Without prices there is no VAT to choose.
  const vat = boats.some(({ prices }) => prices) ? options.vat : undefined;
  const delivery = vat && deliveryChoice(vat, asked.get('delivery'), locale, text);
  const country = delivery?.countries.find(({ isChosen }) => isChosen);
  const understood = `${new URLSearchParams([...chosen, ...(country ? [['delivery', country.value]] : [])])}`;
  const label = text('configurator.title');
  const props: Configurator = {
    heading: label,
    text: text('configurator.text'),
    action: path,
    groups,
    ...(delivery && { delivery: ownVat(request) ? { ...delivery, isTaxedFirst: true } : delivery }),
    ...(options.besides && { besides: options.besides[locale] }),
    ...(homePort && { trial: buildPath(locale, 'sea-trial') }),
    offer: buildPath(locale, 'offer'),
    brochure: buildPath(locale, 'brochure'),
    dealers: buildPath(locale, 'dealers-map'),
    withoutBrochure: boats.flatMap(({ value, hasBrochure }) => (hasBrochure ? [] : [value])),
  };
  const draft = createSitePageDraft(request, {
    kind: 'configurator',
    trail: [],
    label,
    description: text('configurator.description'),
    // One page for search engines, not one for each boat.
    ...(understood && { robots: 'noindex,follow' }),
    blocks: [{ id: 'configurator', type: 'configurator', props }],
  });
  return { type: 'page', draft, query: understood && `?${understood}` };
};

/**
 * The groups with what the address chooses, and that as pairs of a query. Drops what the boat does not have, and packs
 * that are in her price; without one in the address the first is shown. Where nothing is chosen, her own colour is, or
 * the first option that fits; of packs none.
 */
function choose(
  all: readonly Group[],
  model: string | null,
  asked: URLSearchParams,
): { groups: Group[]; chosen: string[][] } {
  const models = all.find(({ name }) => name === 'model')?.options ?? [];
  const { value: boat, included } = models.find(({ value }) => value === model) ?? models[0] ?? {};
  const fits = ({ value, boats: having }: Option) =>
    boat === undefined || ((having?.includes(boat) ?? true) && !included?.includes(value));
  const chosen = all.map((group) => {
    const values = group.name === 'model' ? [model] : asked.getAll(group.name);
    return group.options.filter((option) => values.includes(option.value) && fits(option));
  });
  const groups = all.map((group, index) => {
    const own = chosen[index] ?? [];
    const hers = group.options.find((option) => boat !== undefined && option.own?.includes(boat));
    const first = own.length === 0 && group.name !== 'pack' ? (hers ?? group.options.find(fits)) : undefined;
    const isChosen = (option: Option) => option === first || own.includes(option);
    return {
      ...group,
      options: group.options.map((option) => (isChosen(option) ? { ...option, isChosen: true } : option)),
    };
  });
  const inOrder = all.flatMap(({ name }, index) => (chosen[index] ?? []).map(({ value }) => [name, value]));
  return { groups, chosen: inOrder };
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
