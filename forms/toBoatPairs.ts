import { type BoatList, boatsOf } from './boatsOf.ts';

/** Commas and equals signs are what parts the pairs; a name that brings markup along loses it. */
const plain = (name: string) => name.replace(/[\p{Cc},=<>]/gu, ' ');

/** Boats as the content service's webform has them: pairs name=salesforce-id, joined by commas (spec 2 §3). */
export const toBoatPairs = (chosen: readonly string[], form: BoatList): string =>
  boatsOf(chosen, form)
    .map(({ name, id }) => `${plain(name)}=${id}`)
    .join(',');
