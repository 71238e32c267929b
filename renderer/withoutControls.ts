/** Control characters but tab and line breaks, halves of surrogate pairs, and the two code points that are none. */
const UNREADABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/**
 * A text without what nobody can see and what makes XML unreadable (XML 1.0, 2.2) and may not stand in a calendar
 * (RFC 5545, 3.1).
 */
export const withoutControls = (text: string): string => text.replace(UNREADABLE, '');
