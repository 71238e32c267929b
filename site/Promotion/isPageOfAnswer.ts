import { readCookie } from '../../consent/readCookie.ts';

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
  const answered = readCookie(cookies, 'OptanonAlertBoxClosed');
  return !answered || navigation === 'reload' || Date.parse(decodeURIComponent(answered)) > timeOrigin;
}
