import { buildPath } from '../../../locales/buildPath.ts';
import type { Configurator } from '../../../schemas/blocks/configurator.ts';
import type { ConfiguratorOptions } from '../../../schemas/configuratorOptions.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { createSitePageDraft } from '../createSitePageDraft.ts';
import type { PageBuilder, PageRequest } from '../PageBuilder.ts';
import { configuratorGroups } from './configuratorGroups.ts';
import { type Boat, loadBoats } from './loadBoats.ts';
import { parseConfiguration } from './parseConfiguration.ts';

type Group = Configurator['groups'][number];
type Option = Group['options'][number];

/** The configurator (behaviour §2.11): choices of the brand file, and the models of the ranges. It has no node. */
export const configuratorPage: PageBuilder = async (request) => {
  const { brand, query, route, text } = request;
  const { configurator: options, homePort } = brand;
  if (!options) return undefined;
  const { locale, canonicalPath: path } = route;
  const boats = await loadBoats(options, request);
  const model = boats.find(({ value }) => value === query.get('model'));
  const all = toGroups(options, boats, request);
  const chosen = new URLSearchParams(parseConfiguration(query, options));
  // Drops what the boat does not have; without one in the address the first is shown.
  const boat = (model ?? boats[0])?.value;
  const fits = ({ boats: having }: Option) => boat === undefined || (having?.includes(boat) ?? true);
  for (const { name, options: some } of all) {
    const values = chosen.getAll(name);
    chosen.delete(name);
    for (const option of some)
      if (values.includes(option.value) && fits(option)) chosen.append(name, option.value);
  }
  if (model) chosen.set('model', model.value);
  const groups = all.map((group) => ({
    ...group,
    options: group.options.map((option) => {
      const isFirst = group.name !== 'pack' && !chosen.has(group.name) && option === group.options.find(fits);
      const isChosen = isFirst || chosen.getAll(group.name).includes(option.value);
      return isChosen ? { ...option, isChosen } : option;
    }),
  }));
  const props: Configurator = {
    heading: text('configurator.heading'),
    text: text('configurator.text'),
    action: path,
    groups,
    ...(options.vat && { vat: { source: options.vat.source, date: options.vat.date } }),
    ...(options.besides && { besides: options.besides[locale] }),
    ...(homePort && { trial: buildPath(locale, 'sea-trial') }),
    brochure: buildPath(locale, 'brochure'),
    withoutBrochure: boats.flatMap(({ value, hasBrochure }) => (hasBrochure ? [] : [value])),
  };
  const inOrder = groups.flatMap(({ name }) => chosen.getAll(name).map((value) => [name, value]));
  const understood = `${new URLSearchParams(inOrder)}`;
  const label = text('configurator.title');
  const draft = createSitePageDraft(request, {
    kind: 'configurator',
    trail: [],
    label,
    description: text('configurator.description'),
    // One page for search engines, not one for each boat.
    ...(understood && { robots: 'noindex,follow' }),
    blocks: [
      { id: 'title', type: 'page-title', props: { heading: label } },
      { id: 'configurator', type: 'configurator', props },
    ],
  });
  return { type: 'page', draft, query: understood && `?${understood}` };
};

/** All choices; cabins and packs with the boats that have them. */
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
  const hasPrices = boats.some(({ prices }) => prices);
  const others = configuratorGroups(options, new URLSearchParams(), locale, text).map((group) => ({
    ...group,
    // Of these groups packs alone have prices; where the boat goes has another.
    ...(hasPrices &&
      group.name !== 'pack' &&
      group.name !== 'delivery' && { note: text('configurator.included') }),
    options: group.options
      .map((option) => ({
        ...option,
        ...withoutUndefined<Pick<Option, 'boats'>>({ boats: toBoats(group, option) }),
      }))
      .filter(({ boats: having }) => having?.length !== 0),
  }));
  const models = boats.map(({ hasBrochure: _has, ...boat }) => boat);
  const groups: Group[] = [
    { name: 'model', label: text('configurator.model'), options: models },
    // Without prices there is no VAT to choose.
    ...others.filter(({ name }) => hasPrices || name !== 'delivery'),
  ];
  return groups.filter(({ options: some }) => some.length > 0);
}
