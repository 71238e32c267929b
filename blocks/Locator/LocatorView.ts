/** What a telephone shows, where list and map do not fit side by side. */
export type LocatorView = 'list' | 'map';
