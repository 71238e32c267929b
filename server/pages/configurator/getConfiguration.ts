import { buildPath } from '../../../locales/buildPath.ts';
import { LOCALES } from '../../../locales/locales.ts';
import type { Configurator } from '../../../schemas/blocks/configurator.ts';
import type { ConfiguratorOptions } from '../../../schemas/configuratorOptions.ts';
import type { RangeProduct } from '../../../schemas/entities/range.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import { boatValue, byLength, configurationQuery } from '../forms/boatChoices.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import { loadModelBlocks } from '../models/loadModelBlocks.ts';
import { findOffer, formatAmount, offerPrice, offerWords, ownVat } from '../models/offerPrice.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { configuratorGroups, findOwnColour, toRender } from './configuratorGroups.ts';
import { deliveryChoice } from './deliveryChoice.ts';
import { addUp, packsOf } from './loadBoats.ts';
import { ELSEWHERE, parseConfiguration } from './parseConfiguration.ts';

type Group = Configurator['groups'][number];

/**
 * The boat of the configurator in the address: to be sent, in words with her price, and the country where she will be
 * kept (behaviour §2.11).
 */
export async function getConfiguration(
  request: PageRequest,
  boat: Form['boats'][number] | undefined,
): Promise<Pick<Form, 'configuration' | 'configured' | 'country'>> {
  const {
    query,
    brand: { configurator, homePort },
    route: { locale },
    text,
  } = request;
  const choices = parseConfiguration(query, configurator);
  if (!configurator || !choices) return {};
  const configuration = configurationQuery(boat?.name, choices);
  const asked = new URLSearchParams(choices);
  const country = asked.get('delivery');
  const groups = configuratorGroups(configurator, asked, locale, text);
  const delivery = configurator.vat && deliveryChoice(configurator.vat, country, locale, text);
  const all = [...groups, ...(delivery ? [{ label: delivery.label, options: delivery.countries }] : [])];
  const sum = boat && (await loadSum(configurator, boat.name, asked.getAll('pack'), request));
  const rate = delivery?.countries.find(({ isChosen }) => isChosen)?.rate;
  const prices = [
    ...(sum ? [{ label: text('configurator.price'), value: sum.price, isPrice: true }] : []),
    ...(sum?.withTax && rate !== undefined
      ? [{ label: text('configurator.withTax'), value: sum.withTax(rate), isPrice: true }]
      : []),
  ];
  const words = new Intl.ListFormat(LOCALES[locale].formats);
  return {
    configuration,
    ...(country && country !== ELSEWHERE && { country }),
    configured: {
      ...(boat && { boat: boat.name }),
      choices: [
        ...all.flatMap(({ label, options }: Pick<Group, 'label' | 'options'>) => {
          const chosen = options.filter(({ isChosen }) => isChosen);
          const colour = chosen[0]?.colour;
          const value = words.format(chosen.map((option) => option.label));
          return value ? [{ label, value, ...(colour && { colour }) }] : [];
        }),
        ...(ownVat(request) ? prices.toReversed() : prices),
      ],
      ...(sum && withLook(configurator, sum, asked)),
      ...(homePort && { trial: `${buildPath(locale, 'sea-trial')}?${configuration}` }),
      ...(sum?.delivery && { delivery: sum.delivery }),
      url: `${buildPath(locale, 'configure')}?${configuration}`,
    },
  };
}

/** Her pictures in the colours of the address, or else in her own, with the packs that she has; nothing without some. */
function withLook(
  options: ConfiguratorOptions,
  { product, has }: Sum,
  asked: URLSearchParams,
): Pick<NonNullable<Form['configured']>, 'look'> {
  const own = options.renders?.find(({ boat }) => boat === boatValue(product.title));
  if (!own) return {};
  const render = toRender(own);
  const dye = (image: typeof render.hull, name: 'hull' | 'sail') => {
    const chosen =
      options[`${name}s`].find(({ id }) => id === asked.get(name)) ??
      findOwnColour(options, name, product.profile);
    return chosen ? [{ image, colour: chosen.colour }] : [];
  };
  return {
    look: {
      picture: render.picture,
      dyed: [...dye(render.hull, 'hull'), ...dye(render.sails, 'sail')],
      packs: has.flatMap((id) => render.packs?.[id] ?? []),
    },
  };
}

interface Sum {
  product: RangeProduct;
  /** The packs that she has: those chosen, and those in her price. */
  has: string[];
  price: string;
  delivery?: string;
  withTax?: (rate: number) => string;
}

/**
 * What a boat of the ranges costs with some packs: before VAT in words, and with it where the price is known; and when the
 * next is delivered. Nothing for a boat without a page or an offer there.
 */
async function loadSum(
  { packs }: ConfiguratorOptions,
  title: string,
  chosen: readonly string[],
  request: PageRequest,
): Promise<Sum | undefined> {
  const { content, route } = request;
  const ranges = await listOrEmpty(content.ranges(route.locale), 'the boats', request);
  const product = byLength(ranges).find((one) => one.title === title);
  if (!product) return undefined;
  const blocks = await listOrEmpty(loadModelBlocks(product, request), 'the price of the boat', request);
  const fitting = packsOf(packs, blocks, title);
  const extras = addUp(fitting.filter(({ id }) => chosen.includes(id)));
  const has = fitting.flatMap(({ id, price }) => (price === 0 || chosen.includes(id) ? [id] : []));
  const price = offerPrice(blocks, request, extras);
  if (price === undefined) return undefined;
  const { priceFrom } = findOffer(blocks) ?? {};
  const { price: _from, net: _net, ...delivery } = offerWords(blocks, request);
  if (priceFrom === undefined || extras === 'unknown') return { product, has, price, ...delivery };
  const sum = priceFrom + extras;
  const withTax = (rate: number) => formatAmount(blocks, request, (sum * (100 + rate)) / 100);
  return { product, has, price, ...delivery, withTax };
}
