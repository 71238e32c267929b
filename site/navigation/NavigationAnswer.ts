import type { BrowserPage } from '../browserPage.ts';

/** What the server says when the browser asks for the data of a page. */
export type NavigationAnswer = { page: BrowserPage } | { redirectTo: string };
