import { buildPath } from '../../../locales/buildPath.ts';
import type { Configurator } from '../../../schemas/blocks/configurator.ts';
import { createSitePageDraft } from '../createSitePageDraft.ts';
import type { PageBuilder } from '../PageBuilder.ts';
import { toChoices } from './configuratorGroups.ts';
import { loadBoats } from './loadBoats.ts';

/** The configurator (behaviour §2.11): choices of the brand file, and the models of the ranges. It has no node. */
export const configuratorPage: PageBuilder = async (request) => {
  const { brand, query, route, text } = request;
  const { configurator: options, homePort } = brand;
  if (!options) return undefined;
  const { locale, canonicalPath: path } = route;
  const boats = await loadBoats(options, request);
  const { groups, delivery, besides, chosen } = toChoices(options, boats, query.get('model'), request);
  const country = delivery?.countries.find(({ isChosen }) => isChosen);
  const understood = `${new URLSearchParams([...chosen, ...(country ? [['delivery', country.value]] : [])])}`;
  const label = text('configurator.title');
  const props: Configurator = {
    heading: label,
    text: text('configurator.text'),
    action: path,
    groups,
    ...(delivery && { delivery }),
    ...(besides && { besides }),
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
