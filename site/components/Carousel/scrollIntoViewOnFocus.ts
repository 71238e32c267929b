import type { FocusEvent } from 'react';

/** Browsers leave a link where it is that shows a little; reached by keyboard, it is to show wholly. */
export function scrollIntoViewOnFocus({ currentTarget: link }: FocusEvent<HTMLElement>): void {
  if (link.matches(':focus-visible')) link.scrollIntoView({ block: 'nearest', inline: 'start' });
}
