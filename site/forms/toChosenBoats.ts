import type { Form } from '../../schemas/parts/form.ts';
import { OTHERS } from './FormValues.ts';

interface ChosenBoat {
  name: string;
  /** Salesforce id; empty for none of the list. */
  id: string;
}

/** The boats of a form, and whether another one may be chosen besides. */
type BoatList = Pick<Form, 'boats' | 'offersOthers'>;

/** The values of the boats field that a form offers. */
export const getBoatValues = ({ boats, offersOthers }: BoatList): string[] => [
  ...boats.map(({ id }) => id),
  ...(offersOthers ? [OTHERS] : []),
];

/** The boats that were ticked, in the order of the form; another one than those of the list comes last. */
export const toChosenBoats = (chosen: readonly string[], { boats, offersOthers }: BoatList): ChosenBoat[] => [
  ...boats.filter(({ id }) => chosen.includes(id)),
  ...(offersOthers && chosen.includes(OTHERS) ? [{ name: 'Others', id: '' }] : []),
];

/** Commas and equals signs are what parts the pairs; a name that brings markup along loses it. */
const plain = (name: string) => name.replace(/[\p{Cc},=<>]/gu, ' ');

/** Boats as the content service's webform has them: pairs name=salesforce-id, joined by commas (behaviour §8.2). */
export const toBoatPairs = (chosen: readonly string[], form: BoatList): string =>
  toChosenBoats(chosen, form)
    .map(({ name, id }) => `${plain(name)}=${id}`)
    .join(',');
