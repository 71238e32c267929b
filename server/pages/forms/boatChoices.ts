import type { Locale } from '../../../locales/locales.ts';
import type { Event } from '../../../schemas/entities/event.ts';
import type { Range, RangeProduct } from '../../../schemas/entities/range.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import type { RawBlock } from '../../services/content/Content.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import type { PageServices } from '../PageBuilder.ts';

type Boats = Form['boats'];
type Choices = Required<Pick<Form, 'boats' | 'offersOthers'>> & {
  /** On the brochure form: the models that are not offered. */
  withoutBrochure?: Boats;
};

interface BoatQuery {
  mode: Form['mode'];
  locale: Locale;
  /** Event of the form. */
  event?: Event | undefined;
}

/** The models of all ranges from the shortest to the longest, wherever they are to choose from; without measures: last. */
export const byLength = (ranges: readonly Range[]): RangeProduct[] =>
  ranges.flatMap(({ products }) => products).toSorted((one, other) => toLength(one) - toLength(other));

const toLength = ({ profile }: RangeProduct): number => profile?.length ?? Number.MAX_VALUE;

const toChoices = (products: readonly RangeProduct[]): Boats =>
  products.flatMap(({ title, salesforceId }) => (salesforceId ? [{ id: salesforceId, name: title }] : []));

const shownAt = ({ products }: Event, all: readonly RangeProduct[]): Boats =>
  toChoices(all.filter(({ id }) => products.some((product) => product.id === id)));

/**
 * Boats of a form (behaviour §7.4): those with a brochure, those of the event, else the models of the world market
 * from the dealer service and "another boat" (`offersOthers`). If that list is empty or fails: those of the ranges.
 */
export async function boatChoices(
  { mode, locale, event }: BoatQuery,
  services: Pick<PageServices, 'content' | 'dealers'> & Partial<Pick<PageServices, 'record'>>,
): Promise<Choices> {
  const { content, dealers } = services;
  const ranges = await listOrEmpty(content.ranges(locale), 'the boats', services);
  const products = byLength(ranges);
  if (mode === 'brochure') {
    const brochures = await listOrEmpty(content.brochures(locale), 'the brochures', services);
    const byId = new Map(brochures.map((brochure) => [brochure.id, brochure]));
    const offered = products.flatMap((product) => {
      const { isHidden = false, document } = byId.get(product.id) ?? {};
      if (!hasBrochure(product, isHidden)) return [];
      return toChoices([product]).map((boat) => ({ ...boat, ...(document && { document }) }));
    });
    const isOffered = new Set(offered.map(({ name }) => name));
    const others = products.filter(({ title }) => !isOffered.has(title));
    const withoutBrochure = others.map(({ id, title }) => ({ id, name: title }));
    return { boats: offered, offersOthers: false, withoutBrochure };
  }
  if (mode === 'sea_trial') return { boats: toChoices(products), offersOthers: false };
  const shown = event ? shownAt(event, products) : [];
  if (shown.length > 0) return { boats: shown, offersOthers: false };
  const models = await listOrEmpty(dealers.models(), 'the models of the world market', services);
  const sold = models.filter(({ priceBroadcastWorld }) => priceBroadcastWorld);
  const order = products.map(({ salesforceId }) => salesforceId);
  const toPlace = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const boats = sold
    .map(({ name, salesforceId }) => ({ id: salesforceId, name }))
    .toSorted((one, other) => toPlace(one.id) - toPlace(other.id));
  return { boats: boats.length > 0 ? boats : toChoices(products), offersOthers: true };
}

/**
 * Whether the brochure of a model can be ordered: an editor has marked it as available, and the introduction of its
 * page does not hide it. Used by the model page, the configurator and the brochure form.
 */
export const hasBrochure = (
  { brochureAvailable }: Pick<RangeProduct, 'brochureAvailable'>,
  isHidden: boolean,
): boolean => brochureAvailable && !isHidden;

/** Whether an introduction among the blocks of a model's page hides its brochure (`field_hide_brochure`). */
export const hidesBrochure = (blocks: readonly RawBlock[]): boolean =>
  blocks.some(({ type, props }) => type === 'product-introduction' && props.hideBrochure === true);

const normalized = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim();

/** A boat in `?model=`, in its canonical spelling. */
export const boatValue = (name: string): string => normalized(name).replaceAll(' ', '-');

/** A boat of the configurator as a query, such as `model=estran-42&hull=sand`: the boat, if known, before its choices. */
export const configurationQuery = (name: string | undefined, choices: string): string =>
  [name && `model=${boatValue(name)}`, choices].filter(Boolean).join('&');

/**
 * The boat of `?model=`: dashes are spaces, the brand is optional, case is ignored (behaviour §7.4).
 * @returns its id; undefined when there is none.
 */
export function preselectedBoat(
  model: string | null,
  boats: Form['boats'],
  brand: string,
): string | undefined {
  if (!model) return undefined;
  const name = normalized(model.slice(0, 80));
  const prefix = `${normalized(brand)} `;
  const wanted = name.startsWith(prefix) ? name : prefix + name;
  return boats.find((boat) => [normalized(boat.name), prefix + normalized(boat.name)].includes(wanted))?.id;
}

/** The boat of a form that offers no other. */
export const onlyBoat = ({
  boats,
  offersOthers,
}: Pick<Form, 'boats' | 'offersOthers'>): string | undefined =>
  boats.length === 1 && !offersOthers ? boats[0]?.id : undefined;
