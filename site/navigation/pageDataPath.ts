/** Where the data of the page at a path stands; server/readNavigation.ts reads it the other way. */
export const pageDataPath = (pathname: string): string =>
  `${pathname.replace(/\/$/, '')}/index.pageContext.json`;
