import { createMemo } from '../../../memo/createMemo.ts';
import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { FormSubmission } from '../../../schemas/forms/form-submission.ts';
import { getDealerNames } from './distinctNames.ts';
import { getDealerTitle, getLocatorKinds, isShownOnMap } from './segments.ts';

const memo = createMemo<ReadonlyMap<string, Dealer>>();

/** The dealer of an account, hidden ones included; indexed once for each list. */
export function findDealer(dealers: readonly Dealer[], accountId: string | undefined): Dealer | undefined {
  if (accountId === undefined) return undefined;
  const byId = memo(dealers, 'by account id', () => {
    return new Map(dealers.map((dealer) => [dealer.accountId, dealer]));
  });
  return byId.get(accountId);
}

/** A dealer without account in the content service: of an event or a contact form. */
interface Named {
  name?: string | undefined;
  email?: string | undefined;
}

const same = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The account of a dealer that an editor has entered by hand: by name; by email where several have that name, or none.
 * Ambiguous ones are not resolved: a request must not go to the wrong dealer. Hidden dealers are found as well.
 */
export function findNamedDealer(dealers: readonly Dealer[], { name, email }: Named): Dealer | undefined {
  const called = dealers.filter((dealer) => same(getDealerTitle(dealer), name) || same(dealer.label, name));
  if (called.length === 1) return called[0];
  const reached = (called.length > 0 ? called : dealers).filter(({ genericEmail }) =>
    same(genericEmail, email),
  );
  return reached.length === 1 ? reached[0] : undefined;
}

/** Two characters of a postal code are a region in most countries; one alone may be a third of it. */
const REGION = 2;

const toCode = (postalCode = ''): string => postalCode.toUpperCase().replaceAll(/[^A-Z\d]/g, '');

/** How many characters two texts begin alike. */
function countShared(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/** The only one whose postal code begins like another for longest, by a region or more. */
function findByPostalCode(dealers: readonly Dealer[], postalCode: string): Dealer | undefined {
  const code = toCode(postalCode);
  const shared = dealers.map(({ billingPostalCode }) => countShared(toCode(billingPostalCode), code));
  const most = Math.max(...shared);
  const [nearest, ...others] = dealers.filter((_, index) => shared[index] === most);
  return most >= REGION && others.length === 0 ? nearest : undefined;
}

/** Who can be asked meanwhile: the dealer of a request, or the one of a country or region, and how many there are. */
export interface NearDealers {
  dealer?: Dealer | undefined;
  count: number;
}

/** Who has sent a form, by what decides who is near. */
export type Sender = Pick<FormSubmission, 'store' | 'country' | 'postal_code'>;

/** The dealer whom a request names, or else those of the sender's country that the locator shows. */
export function findNear(dealers: readonly Dealer[], { store, country, postal_code }: Sender): NearDealers {
  const named = store && dealers.filter((dealer) => getDealerNames(dealer).includes(store));
  const near =
    named ||
    dealers.filter(
      (dealer) =>
        dealer.billingCountryCode === country &&
        isShownOnMap(dealer) &&
        getLocatorKinds(dealer.contractSegment).has('dealers'),
    );
  const dealer = near.length === 1 ? near[0] : findByPostalCode(near, postal_code);
  return { count: near.length, ...(dealer && { dealer }) };
}
