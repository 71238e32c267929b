import type { Form } from '../schemas/parts/form.ts';
import { OTHERS } from './FormValues.ts';

interface ChosenBoat {
  name: string;
  /** Salesforce id; empty for none of the list. */
  id: string;
}

/** The boats that were ticked, in the order of the form; another one than those of the list comes last. */
export const boatsOf = (chosen: readonly string[], { boats }: Pick<Form, 'boats'>): ChosenBoat[] => [
  ...boats.filter(({ id }) => chosen.includes(id)),
  ...(chosen.includes(OTHERS) ? [{ name: 'Others', id: '' }] : []),
];
