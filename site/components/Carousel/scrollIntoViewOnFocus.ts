import type { FocusEvent } from 'react';

/** Browsers do not scroll to a link that is partly visible; with keyboard focus it must be completely visible. */
export function scrollIntoViewOnFocus({ currentTarget: link }: FocusEvent<HTMLElement>): void {
  if (link.matches(':focus-visible')) link.scrollIntoView({ block: 'nearest', inline: 'start' });
}
