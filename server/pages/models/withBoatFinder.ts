import { findBoats, parseAnswers, toReason } from '../../../blocks/BoatFinder/findBoats.ts';
import { ANSWER, type Answers } from '../../../blocks/BoatFinder/finderQuestions.ts';
import { buildPath } from '../../../locales/buildPath.ts';
import { createMemo } from '../../../memo/createMemo.ts';
import type { BoatFinder } from '../../../schemas/blocks/boat-finder.ts';
import type { Link } from '../../../schemas/parts/link.ts';
import type { ContentNode, RawBlock } from '../../services/content/Content.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { boatValue } from '../forms/boatChoices.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { validProps } from '../validateDraft.ts';
import { configureLink } from './boatLinks.ts';
import { loadModelBlocks } from './loadModelBlocks.ts';
import { offerWords } from './offerPrice.ts';

type Boat = BoatFinder['boats'][number];
type Found = NonNullable<BoatFinder['found']>[number];

/** The same block for as long as it says the same, so that it is validated once. */
const completed = createMemo<RawBlock>();

/**
 * The boat finder of a page with the boat that answers its query, and that query as it was understood (behaviour §2.14).
 * Only the page without answers is for search engines.
 */
export async function withBoatFinder<Node extends ContentNode>(
  node: Node,
  request: PageRequest,
): Promise<{ node: Node; query?: string }> {
  const raw = node.blocks.find(({ type }) => type === 'boat-finder');
  const [finder] = raw ? validProps([raw], 'boat-finder') : [];
  if (!raw || !finder) return { node };
  const answers = parseAnswers(request.query);
  const added = {
    // What the answer was found by stays here.
    boats: finder.boats.map(({ title, profile }) => ({ title, ...(profile && { profile }) })),
    action: `${request.route.canonicalPath}#${ANSWER}`,
    answers,
    found: await loadFound(finder, answers, request),
  };
  const block = completed(raw, JSON.stringify(added), () => {
    const { sentences: _, ...props } = raw.props;
    return { ...raw, props: { ...props, ...withoutUndefined<Record<string, unknown>>(added) } };
  });
  const query = new URLSearchParams(answers);
  return {
    node: {
      ...node,
      blocks: node.blocks.map((one) => (one === raw ? block : one)),
      ...(query.size > 0 && { seo: { ...node.seo, robots: 'noindex,follow' } }),
    },
    ...(query.size > 0 && { query: `?${query}` }),
  };
}

/** The first boat with what to do next, and the second, each with the words that follow from the answers. */
async function loadFound(
  { boats, sentences = [] }: BoatFinder,
  answers: Answers,
  request: PageRequest,
): Promise<BoatFinder['found']> {
  const [boat, other] = findBoats(boats, answers);
  if (!boat) return undefined;
  const links = toLinks(boat, other && boats.filter((one) => one === boat || one === other), request);
  const first = { ...(await loadBoat(boat, toReason(sentences, boat.title, answers), request)), links };
  if (!other) return [first];
  const beside = toReason(sentences, other.title, { beside: boat.title });
  const { image: _, ...second } = await loadBoat(other, beside, request);
  return [first, second];
}

/** A boat with the price and the picture of her own page. */
async function loadBoat(boat: Boat, text: string, request: PageRequest): Promise<Found> {
  const { title, url } = boat;
  const blocks = await listOrEmpty(loadModelBlocks(boat, request), `the price of ${title}`, request);
  const { price, otherPrice } = offerWords(blocks, request);
  const [hero] = validProps(blocks, 'product-hero');
  return withoutUndefined<Found>({
    title,
    url,
    image: hero?.desktopImage,
    price,
    otherPrice,
    text: text || undefined,
  });
}

/** To her page, to the configurator, and to the comparison with the second boat, in its own order. */
function toLinks({ title, url }: Boat, pair: readonly Boat[] | undefined, request: PageRequest): Link[] {
  const { brand, route, text } = request;
  const boats = pair?.map((one) => boatValue(one.title)).join();
  return [
    url && { url, label: text('boatFinder.see', { boat: title.replace(`${brand.name} `, '') }) },
    brand.configurator && configureLink(title, request),
    boats && {
      url: `${buildPath(route.locale, 'compare')}?boats=${boats}`,
      label: text('boatFinder.compare'),
    },
  ].filter((link) => typeof link === 'object');
}
