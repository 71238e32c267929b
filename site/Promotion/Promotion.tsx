import { type ReactNode, useEffect } from 'react';
import { selectIsAnswered } from '../../store/consentSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { showPromotion } from './showPromotion.ts';

/** The promotional visual, once a visitor has answered the question about cookies: one thing at a time. */
export function Promotion({ children }: { children: ReactNode }) {
  const isAnswered = useAppSelector(selectIsAnswered);

  useEffect(() => {
    if (isAnswered) showPromotion();
  }, [isAnswered]);

  return children;
}
