import { createMemo } from '../../renderer/createMemo.ts';
import type { Dealer } from '../../schemas/entities/dealer.ts';

const memo = createMemo<ReadonlyMap<string, Dealer>>();

/** The dealer of an account, hidden ones included; ten thousand are not searched for each visitor. */
export function findDealer(dealers: readonly Dealer[], accountId: string | undefined): Dealer | undefined {
  if (accountId === undefined) return undefined;
  const byId = memo(dealers, 'by account id', () => {
    return new Map(dealers.map((dealer) => [dealer.accountId, dealer]));
  });
  return byId.get(accountId);
}
