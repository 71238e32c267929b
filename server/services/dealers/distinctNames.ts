import type { Dealer } from '../../../schemas/entities/dealer.ts';
import { getDealerTitle } from './segments.ts';

/** Possible names of a dealer in a choice, from the shortest to a unique one. */
export function getDealerNames(dealer: Dealer): string[] {
  const { billingCity, accountId } = dealer;
  const title = getDealerTitle(dealer);
  return [title, ...(billingCity ? [`${title}, ${billingCity}`] : []), `${title} (${accountId})`];
}

/** Each dealer with its shortest unique name. */
export function withDistinctNames(dealers: readonly Dealer[]): { dealer: Dealer; name: string }[] {
  const counts = new Map<string, number>();
  for (const name of dealers.flatMap(getDealerNames)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return dealers.map((dealer) => {
    const name = getDealerNames(dealer).find((one) => counts.get(one) === 1);
    return { dealer, name: name ?? dealer.accountId };
  });
}
