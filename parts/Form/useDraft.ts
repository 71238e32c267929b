import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Form } from '../../schemas/parts/form.ts';
import { type DraftKeeper, keepDraft } from './keepDraft.ts';

/** Keeps a form's draft for as long as it is on show. */
export function useDraft(element: RefObject<HTMLFormElement | null>, form: Form) {
  const keeper = useRef<DraftKeeper>(null);
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const started = keepDraft(element.current, form);
    keeper.current = started;
    setRestored((before) => before || started.wasRestored);
    return started.stop;
  }, [element, form]);

  const clear = () => {
    element.current?.reset();
    keeper.current?.setTicket(undefined);
    setRestored(false);
    element.current?.querySelector<HTMLElement>('input, select')?.focus();
  };
  return { keeper, isRestored, clear };
}
