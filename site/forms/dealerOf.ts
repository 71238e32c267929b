import type { Form } from '../../schemas/parts/form.ts';

/** Who receives a request: whom the visitor has chosen, else the dealer of the page (spec 2 §2.1). */
export const dealerOf = (
  { dealer: chosen }: { dealer: string },
  { dealers = [], dealer }: Pick<Form, 'dealers' | 'dealer'>,
): Form['dealer'] => dealers.find(({ id }) => id === chosen) ?? dealer;
