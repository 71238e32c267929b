import { type ReactNode, useEffect, useRef } from 'react';
import { selectIsAnswered } from '../../../store/consentSlice.ts';
import { useAppSelector, useAppStore } from '../../../store/hooks.ts';
import { selectIsLoading } from '../../../store/loaderSlice.ts';
import { getCookie } from '../../consent/getCookie.ts';
import { showPromotion } from './showPromotion.ts';

/**
 * Whether the visitor has not answered the consent banner, or has answered it in this document, or the document was
 * loaded again (which withdrawn consent does): what opens now would be taken for a consequence of the answer.
 *
 * @param cookies `document.cookie`.
 * @param timeOrigin `performance.timeOrigin`: when the document began, in milliseconds since 1970.
 * @param navigation how it came: the `type` of its navigation timing entry.
 */
export function isPageOfAnswer(cookies: string, timeOrigin: number, navigation: string | undefined): boolean {
  // The moment of the answer (ISO 8601), which both consent managers write.
  const answered = getCookie(cookies, 'OptanonAlertBoxClosed');
  return !answered || navigation === 'reload' || Date.parse(decodeURIComponent(answered)) > timeOrigin;
}

const isDocumentOfAnswer = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return isPageOfAnswer(document.cookie, performance.timeOrigin, navigation?.type);
};

interface PromotionProps {
  /** Path of the page on show. */
  path: string;
  children: ReactNode;
}

/**
 * The promotional visual, when a page comes and the visitor has answered the question about cookies on an earlier one
 * (docs/decisions/2026-11-23-promotion-and-consent.md). Each page is considered once: when it stands there complete.
 */
export function Promotion({ path, children }: PromotionProps) {
  const store = useAppStore();
  const isLoading = useAppSelector(selectIsLoading);
  const considered = useRef<string>(undefined);

  useEffect(() => {
    if (isLoading || considered.current === path) return;
    const isFirst = considered.current === undefined;
    considered.current = path;
    const mayShow = isFirst ? !isDocumentOfAnswer() : selectIsAnswered(store.getState());
    if (mayShow) showPromotion();
  }, [store, isLoading, path]);

  return children;
}
