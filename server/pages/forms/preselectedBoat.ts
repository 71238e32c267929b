import type { Form } from '../../../schemas/parts/form.ts';

const normalized = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim();

/** What a boat is called in `?model=`, in its one spelling. */
export const boatValue = (name: string): string => normalized(name).replaceAll(' ', '-');

/**
 * The boat that `?model=` names: dashes are spaces, the brand may be left out, case does not matter (spec 2 §5).
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
