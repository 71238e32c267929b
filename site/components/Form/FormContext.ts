import { createContext, use } from 'react';
import type { Form } from '../../../schemas/parts/form.ts';
import type { Problems } from './Problems.ts';

/** What the fields know of their form. */
interface FormFacts {
  form: Form;
  /** What the ids of its fields begin with. */
  id: string;
  problems: Problems;
}

export const FormContext = createContext<FormFacts | undefined>(undefined);

/** @throws TypeError for a field outside of any form. */
export function useFormFacts(): FormFacts {
  const facts = use(FormContext);
  if (!facts) throw new TypeError('There is no form around this field');
  return facts;
}
