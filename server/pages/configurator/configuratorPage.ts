import { buildPath } from '../../../locales/buildPath.ts';
import type { Configurator } from '../../../schemas/blocks/configurator.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { createSitePageDraft } from '../createSitePageDraft.ts';
import { boatValue } from '../forms/boatChoices.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import { loadModelBlocks } from '../models/loadModelBlocks.ts';
import { offerPrice } from '../models/offerPrice.ts';
import type { PageBuilder } from '../PageBuilder.ts';
import { configuratorGroups } from './configuratorGroups.ts';
import { parseConfiguration } from './parseConfiguration.ts';

type Option = Configurator['groups'][number]['options'][number];

/** The configurator (behaviour §2.11): choices of the brand file, and the models of the ranges. It has no node. */
export const configuratorPage: PageBuilder = async (request) => {
  const { brand, content, query, route, text } = request;
  const { configurator: options, homePort } = brand;
  if (!options) return undefined;
  const { locale, canonicalPath: path } = route;
  const ranges = await listOrEmpty(content.ranges(locale), 'the boats', request);
  const models = await Promise.all(
    ranges
      .flatMap(({ products }) => products)
      .map(async (product) => ({
        value: boatValue(product.title),
        label: product.title,
        ...withoutUndefined<Pick<Option, 'profile' | 'price'>>({
          profile: product.profile,
          price: offerPrice(await loadModelBlocks(product, request), request),
        }),
      })),
  );
  const model = models.find(({ value }) => value === query.get('model'));
  const configuration = parseConfiguration(query, options);
  const chosen = new URLSearchParams(configuration);
  const groups: Configurator['groups'] = [
    {
      name: 'model',
      label: text('configurator.model'),
      options: models.map((one) => ({ ...one, ...(one.value === model?.value && { isChosen: true }) })),
    },
    ...configuratorGroups(options, chosen, locale, text),
  ];
  const props: Configurator = {
    heading: text('configurator.heading'),
    text: text('configurator.text'),
    action: path,
    groups: groups.filter(({ options: some }) => some.length > 0),
    ...(homePort && { trial: buildPath(locale, 'sea-trial') }),
    brochure: buildPath(locale, 'brochure'),
  };
  const understood = [model && `model=${model.value}`, configuration].filter(Boolean).join('&');
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
