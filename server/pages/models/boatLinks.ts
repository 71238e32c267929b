import { toPackId } from '../../../blocks/Packs/toPackId.ts';
import { buildPath } from '../../../locales/buildPath.ts';
import { createMemo } from '../../../memo/createMemo.ts';
import type { RangeProduct } from '../../../schemas/entities/range.ts';
import type { Link } from '../../../schemas/parts/link.ts';
import type { RawBlock } from '../../services/content/Content.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { fittingPacks } from '../configurator/loadBoats.ts';
import { boatValue, hasBrochure, hidesBrochure } from '../forms/boatChoices.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { validProps } from '../validateDraft.ts';
import { formatExtra, offerWords, ownVat } from './offerPrice.ts';

/** Preselects a boat in the configurator and in forms. */
export const boatQuery = (title: string): string => `?${new URLSearchParams({ model: boatValue(title) })}`;

const LABELS = {
  configure: 'actions.configure',
  'sea-trial': 'actions.trial',
  brochure: 'actions.brochure',
} as const;

/** A link to a page that begins with one boat chosen. */
const boatLink = (
  page: keyof typeof LABELS,
  title: string,
  { route: { locale }, text }: Pick<PageRequest, 'route' | 'text'>,
): Link => ({ url: buildPath(locale, page) + boatQuery(title), label: text(LABELS[page]) });

/** Where one boat leads from a list of several (behaviour §2.12): only what there is for her. */
export function toBoatLinks(
  model: Pick<RangeProduct, 'title' | 'salesforceId' | 'brochureAvailable'>,
  blocks: readonly RawBlock[],
  request: Pick<PageRequest, 'route' | 'brand' | 'text'>,
): Link[] {
  const { title, salesforceId } = model;
  const { configurator, homePort } = request.brand;
  // A form offers the boats that the sales system knows.
  const isOffered = salesforceId !== undefined;
  return [
    configurator && boatLink('configure', title, request),
    homePort && isOffered && boatLink('sea-trial', title, request),
    isOffered && hasBrochure(model, hidesBrochure(blocks)) && boatLink('brochure', title, request),
  ]
    .filter((found) => typeof found === 'object')
    .map((link) => ({ ...link, ariaLabel: `${link.label}: ${title}` }));
}

/** The same block for as long as it says the same, so that it is validated once. */
const bars = createMemo<RawBlock>();
const openings = createMemo<RawBlock>();
const offers = createMemo<RawBlock>();

/**
 * The blocks of a model's page with its name, price and actions, which wider screens keep at the top (behaviour §3.9):
 * in the editor's anchors menu if there is one, else in one of the page's own below the opening and its introduction.
 */
export function withBoatBar(
  blocks: readonly RawBlock[],
  title: string,
  request: PageRequest,
  offersBrochure: boolean,
): RawBlock[] {
  const { configurator, homePort } = request.brand;
  const links = [
    configurator && boatLink('configure', title, request),
    !configurator && offersBrochure && boatLink('brochure', title, request),
    homePort && boatLink('sea-trial', title, request),
  ].filter((found) => typeof found === 'object');
  const menu = blocks.find(({ type }) => type === 'anchors-menu');
  const hero = blocks.find(({ type }) => type === 'product-hero');
  const introduction = blocks.find(({ type }) => type === 'product-introduction');
  const isNext = !hero || blocks[blocks.indexOf(hero) + 1] === introduction;
  const beside = menu ?? ((isNext && introduction) || hero);
  if (!beside || links.length === 0) return [...blocks];
  const { price } = hero?.props ?? {};
  const boat = { name: title, ...(typeof price === 'string' && { price }), links };
  const bar = bars(beside, JSON.stringify(boat), () =>
    menu
      ? { ...menu, props: { ...menu.props, boat } }
      : { id: 'boat-bar', type: 'anchors-menu', props: { items: [], boat } },
  );
  return menu
    ? blocks.map((block) => (block === menu ? bar : block))
    : blocks.toSpliced(blocks.indexOf(beside) + 1, 0, bar);
}

/** To the configurator with the boat, in words such as "Configure your 46": the brand is known there. */
export const configureLink = (title: string, request: PageRequest): Link => ({
  ...boatLink('configure', title, request),
  label: request.text('offer.configure', { boat: title.replace(`${request.brand.name} `, '') }),
});

/**
 * The opening with what visitors look for first: what the offer further down says, ways to the configurator, to the offer
 * and to the specifications.
 */
export function withOffer(
  block: RawBlock,
  title: string,
  given: readonly RawBlock[],
  request: PageRequest,
): RawBlock {
  if (block.type !== 'product-hero') return block;
  const link = request.brand.configurator && configureLink(title, request);
  const chapters = given.flatMap(({ type }, index) => {
    if (type !== 'offer' && type !== 'compare-specifications') return [];
    return given.slice(0, index).findLast((before) => before.type === 'anchor')?.props ?? [];
  });
  const added = withoutUndefined({
    ...offerWords(given, request),
    configureLink: link,
    chapters: chapters.length > 0 ? [...new Set(chapters)] : undefined,
  });
  return openings(block, JSON.stringify(added), () => ({ ...block, props: { ...block.props, ...added } }));
}

/** The offer with its price in words, the packs of the configurator for the model, and a link to put the model together there. */
export function withPacks(
  block: RawBlock,
  title: string,
  given: readonly RawBlock[],
  request: PageRequest,
): RawBlock {
  const { brand } = request;
  if (block.type !== 'offer' || !brand.configurator) return block;
  const percent = ownVat(request)?.percent ?? 100;
  const named = new Set(
    validProps(given, 'packs').flatMap(({ items }) => items.map(({ heading }) => heading)),
  );
  const packs = fittingPacks(brand.configurator.packs, given, title, request, percent).map(
    ({ name, text, promoted, regular = 0, price }) =>
      withoutUndefined({
        name,
        // Said once on the page.
        url: named.has(name) ? `#${toPackId(name)}` : undefined,
        text,
        promoted: promoted?.replace('{price}', formatExtra(given, request, (regular * percent) / 100)),
        price,
      }),
  );
  const { price, otherPrice } = offerWords(given, request);
  const added = withoutUndefined({
    price,
    otherPrice,
    packs: packs.length > 0 ? packs : undefined,
    configureLink: configureLink(title, request),
  });
  return offers(block, JSON.stringify(added), () => ({ ...block, props: { ...block.props, ...added } }));
}
