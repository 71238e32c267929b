import type { Locale } from '../../locales/locales.ts';
import type { ContentSource } from './ContentSource.ts';

/** @param what the address, or the resource, that the content service does not show. */
export function reportForbidden({ report }: ContentSource, locale: Locale, what: string): void {
  report({
    event: 'access-denied',
    reason: `The content service keeps ${what} (${locale}) from visitors; it is unpublished, or the key is wrong`,
  });
}
