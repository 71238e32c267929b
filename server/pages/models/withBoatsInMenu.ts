import { createMemo } from '../../../memo/createMemo.ts';
import type { PageLists } from '../../../schemas/entities/lists.ts';
import type { MenuItem } from '../../../schemas/entities/menu.ts';
import type { RangeProduct } from '../../../schemas/entities/range.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { loadModelBlocks } from './loadModelBlocks.ts';
import { offerPrice } from './offerPrice.ts';

type Boat = NonNullable<MenuItem['boat']>;

/** The same lists for as long as menu and boats are the same, so that they are validated once. */
const completed = createMemo<PageLists>();

/** The main menu with length and price of each boat that it leads to (behaviour §9.4). */
export async function withBoatsInMenu(lists: PageLists, request: PageRequest): Promise<PageLists> {
  const addresses = new Set(toAddresses(lists.header.menu));
  if (addresses.size === 0) return lists;
  const ranges = await listOrEmpty(request.content.ranges(request.route.locale), 'the boats', request);
  const products = ranges
    .flatMap((range) => range.products)
    .filter(({ url }) => url !== undefined && addresses.has(url));
  const boats = await Promise.all(
    products.map(async (product) => [product.url, await loadBoat(product, request)] as const),
  );
  return completed(lists, JSON.stringify(boats), () => {
    const byAddress = new Map<string | undefined, Boat>(boats);
    const { header } = lists;
    return { ...lists, header: { ...header, menu: withBoats(header.menu, byAddress) } };
  });
}

const toAddresses = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ url, children }) => [...(url ? [url] : []), ...toAddresses(children)]);

async function loadBoat(product: RangeProduct, request: PageRequest): Promise<Boat> {
  const blocks = await listOrEmpty(
    loadModelBlocks(product, request),
    `the price of ${product.title}`,
    request,
  );
  return withoutUndefined<Boat>({ length: product.profile?.length, price: offerPrice(blocks, request) });
}

const withBoats = (items: readonly MenuItem[], boats: ReadonlyMap<string | undefined, Boat>): MenuItem[] =>
  items.map((item) => {
    const boat = boats.get(item.url);
    const children = withBoats(item.children, boats);
    return boat && Object.keys(boat).length > 0 ? { ...item, boat, children } : { ...item, children };
  });
