import type { ConfiguratorOptions } from '../../../schemas/configuratorOptions.ts';

/** Choices in the address besides the boat, in their order. */
const CHOICES = ['hull', 'sail', 'cabins', 'pack', 'delivery'] as const;

/** A country whose VAT is not known here. */
export const ELSEWHERE = 'other';

/** Values that may be chosen, by the name of the choice. */
const toValues = ({ hulls, sails, cabins, packs, vat }: ConfiguratorOptions) => ({
  hull: hulls.map(({ id }) => id),
  sail: sails.map(({ id }) => id),
  cabins: cabins.map(String),
  pack: packs.map(({ id }) => id),
  delivery: vat ? [...vat.rates.map(({ country }) => country), ELSEWHERE] : [],
});

/**
 * The choices of an address that the brand offers, as a query such as `hull=lagoon&pack=offshore&pack=energy`, of packs
 * alone several; empty without any.
 */
export function parseConfiguration(query: URLSearchParams, options: ConfiguratorOptions | undefined): string {
  if (!options) return '';
  const values = toValues(options);
  const chosen = CHOICES.flatMap((name) => {
    const asked = (query.get(name) ?? '').split(',');
    const known = values[name].filter((value) => asked.includes(value));
    return (name === 'pack' ? known : known.slice(0, 1)).map((value) => [name, value]);
  });
  return `${new URLSearchParams(chosen)}`;
}
