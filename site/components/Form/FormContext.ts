import { createContext, use } from 'react';
import type { Form } from '../../../schemas/parts/form.ts';
import type { Problems } from './Problems.ts';

/** Facts of the form for its fields. */
interface FormFacts {
  form: Form;
  /** Prefix of the ids of its fields. */
  id: string;
  problems: Problems;
}

export const FormContext = createContext<FormFacts | undefined>(undefined);

/** @throws TypeError for a field outside a form. */
export function useFormFacts(): FormFacts {
  const facts = use(FormContext);
  if (!facts) throw new TypeError('There is no form around this field');
  return facts;
}
