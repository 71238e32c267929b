import type { Configurator } from '../../../schemas/blocks/configurator.ts';
import type { ConfiguratorOptions } from '../../../schemas/configuratorOptions.ts';

type Group = Configurator['groups'][number];
type Option = Group['options'][number];

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

/**
 * The groups with what the address chooses, and that as pairs of a query. Drops what the boat does not have, and packs
 * that are in her price; without one in the address the first is shown. Where nothing is chosen, her own colour is, or
 * the first option that fits; of packs none.
 */
export function choose(
  all: readonly Group[],
  model: string | null,
  asked: URLSearchParams,
): { groups: Group[]; chosen: string[][] } {
  const models = all.find(({ name }) => name === 'model')?.options ?? [];
  const { value: boat, included } = models.find(({ value }) => value === model) ?? models[0] ?? {};
  const fits = ({ value, boats: having }: Option) =>
    boat === undefined || ((having?.includes(boat) ?? true) && !included?.includes(value));
  const chosen = all.map((group) => {
    const values = group.name === 'model' ? [model] : asked.getAll(group.name);
    return group.options.filter((option) => values.includes(option.value) && fits(option));
  });
  const groups = all.map((group, index) => {
    const own = chosen[index] ?? [];
    const hers = group.options.find((option) => boat !== undefined && option.own?.includes(boat));
    const first = own.length === 0 && group.name !== 'pack' ? (hers ?? group.options.find(fits)) : undefined;
    const isChosen = (option: Option) => option === first || own.includes(option);
    return {
      ...group,
      options: group.options.map((option) => (isChosen(option) ? { ...option, isChosen: true } : option)),
    };
  });
  const inOrder = all.flatMap(({ name }, index) => (chosen[index] ?? []).map(({ value }) => [name, value]));
  return { groups, chosen: inOrder };
}
