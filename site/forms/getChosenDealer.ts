import type { Form } from '../../schemas/parts/form.ts';

/** Recipient of a request: the dealer whom the visitor has chosen, else the dealer of the page (behaviour §7.6). */
export const getChosenDealer = (
  { dealer: chosen }: { dealer: string },
  { dealers = [], dealer }: Pick<Form, 'dealers' | 'dealer'>,
): Form['dealer'] => dealers.find(({ id }) => id === chosen) ?? dealer;
