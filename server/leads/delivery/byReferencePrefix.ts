import type { Brand } from '../../../schemas/brand.ts';
import type { Target } from './Target.ts';

interface Prefixed {
  config: { brand: Pick<Brand, 'referencePrefix'> };
}

/**
 * One target for the leads of several brands: the prefix of a lead's reference tells which. References given out under
 * a former prefix go where those of the first brand go.
 */
export function byReferencePrefix<B extends Prefixed>(
  brands: readonly [B, ...B[]],
  createTarget: (brand: B) => Target,
): Target {
  const first = createTarget(brands[0]);
  const others = new Map(
    brands.slice(1).map((brand) => [brand.config.brand.referencePrefix, createTarget(brand)]),
  );
  return {
    name: first.name,
    send: (lead) => (others.get(lead.reference.split('-', 1)[0] ?? '') ?? first).send(lead),
  };
}
