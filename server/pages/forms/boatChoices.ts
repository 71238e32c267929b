import type { Event } from '../../../schemas/entities/event.ts';
import type { RangeProduct } from '../../../schemas/entities/range.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import { orEmpty } from '../orEmpty.ts';
import type { PageRequest } from '../PageBuilder.ts';

type Boats = Form['boats'];

const toChoices = (products: readonly RangeProduct[]): Boats =>
  products.flatMap(({ title, salesforceId }) => (salesforceId ? [{ id: salesforceId, name: title }] : []));

async function rangeProducts({ content, route }: PageRequest): Promise<RangeProduct[]> {
  const ranges = await orEmpty(content.ranges(route.locale), 'the boats');
  return ranges.flatMap(({ products }) => products);
}

/** The boats an event shows. */
const shownAt = ({ products }: Event, all: readonly RangeProduct[]): Boats =>
  toChoices(all.filter(({ id }) => products.some((product) => product.id === id)));

/**
 * Boats a visitor may be interested in (spec 2 §5): those with a brochure, those of the event, else the models of the
 * world market as the dealer service has them; while it is away, what the ranges show.
 */
export async function boatChoices(mode: Form['mode'], request: PageRequest, event?: Event): Promise<Boats> {
  const products = await rangeProducts(request);
  if (mode === 'brochure') return toChoices(products.filter(({ brochureAvailable }) => brochureAvailable));
  const shown = event ? shownAt(event, products) : [];
  if (shown.length > 0) return shown;
  const models = await orEmpty(request.dealers.models(), 'the models of the world market');
  const offered = models.filter(({ priceBroadcastWorld }) => priceBroadcastWorld);
  if (offered.length === 0) return toChoices(products);
  return offered.map(({ name, salesforceId }) => ({ id: salesforceId, name }));
}
