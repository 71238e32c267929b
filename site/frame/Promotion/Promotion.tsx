import { type ReactNode, useEffect, useRef } from 'react';
import { selectIsAnswered } from '../../../store/consentSlice.ts';
import { useAppSelector, useAppStore } from '../../../store/hooks.ts';
import { selectIsLoading } from '../../../store/loaderSlice.ts';
import { getCookie } from '../../consent/getCookie.ts';
import { showPromotion } from './showPromotion.ts';

/**
 * Whether the visitor has not answered the consent banner, or has answered it in this document, or the document was
 * reloaded (which withdrawn consent does): what opens now would look like a consequence of the answer.
 *
 * @param cookies `document.cookie`.
 * @param timeOrigin `performance.timeOrigin`: start of the document, in milliseconds since 1970.
 * @param navigation `type` of the navigation timing entry.
 */
export function isPageOfAnswer(cookies: string, timeOrigin: number, navigation: string | undefined): boolean {
  // Time of the answer (ISO 8601), which both consent managers write.
  const answered = getCookie(cookies, 'OptanonAlertBoxClosed');
  return !answered || navigation === 'reload' || Date.parse(decodeURIComponent(answered)) > timeOrigin;
}

const isDocumentOfAnswer = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return isPageOfAnswer(document.cookie, performance.timeOrigin, navigation?.type);
};

interface PromotionProps {
  /** Path of the displayed page. */
  path: string;
  children: ReactNode;
}

/**
 * The promotional visual, shown on a page after the one where the visitor answered the cookie question
 * (docs/decisions/2026-11-23-promotion-and-consent.md). Considered once for each page, when it is complete.
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
