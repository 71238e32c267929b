import type { Locator } from '@playwright/test';

/** What a visitor reads there: hidden text is left out, unlike in `textContent`. */
export const visibleText = (locator: Locator): Promise<string> => locator.innerText();
