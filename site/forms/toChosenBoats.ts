import type { Form } from '../../schemas/parts/form.ts';
import { OTHERS } from './FormValues.ts';

interface ChosenBoat {
  name: string;
  /** Salesforce id; empty for a boat that is not in the list. */
  id: string;
}

/** The boats of a form, and whether another one may be named. */
type BoatList = Pick<Form, 'boats' | 'offersOthers' | 'tour'>;

/** Allowed values of the boats field. */
export const getBoatValues = ({ boats, offersOthers }: BoatList): string[] => [
  ...boats.map(({ id }) => id),
  ...(offersOthers ? [OTHERS] : []),
];

/** The chosen boats in the order of the form; a boat that is not in the list comes last. */
export const toChosenBoats = (
  chosen: readonly string[],
  { boats, offersOthers, tour }: BoatList,
): ChosenBoat[] => [
  ...boats.filter(({ id }) => chosen.includes(id)),
  // The webform and the CRM need one: who comes to see the yard may have none in mind.
  ...((offersOthers && chosen.includes(OTHERS)) || (tour && chosen.length === 0)
    ? [{ name: 'Others', id: '' }]
    : []),
];

/** Commas and equals signs separate the pairs; angle brackets could be markup. */
const plain = (name: string) => name.replace(/[\p{Cc},=<>]/gu, ' ');

/**
 * Boats in the format of the content service's webform: pairs name=salesforce-id, joined by commas (behaviour §8.2).
 */
export const toBoatPairs = (chosen: readonly string[], form: BoatList): string =>
  toChosenBoats(chosen, form)
    .map(({ name, id }) => `${plain(name)}=${id}`)
    .join(',');

/** Recipient of a request: the dealer whom the visitor has chosen, else the dealer of the page (behaviour §7.6). */
export const getChosenDealer = (
  { dealer: chosen }: { dealer: string },
  { dealers = [], dealer }: Pick<Form, 'dealers' | 'dealer'>,
): Form['dealer'] => dealers.find(({ id }) => id === chosen) ?? dealer;
