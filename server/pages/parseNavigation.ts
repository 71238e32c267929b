const NAVIGATION = /\/index\.pageContext\.json$/;

/** The page address behind a request, and whether a browser asks for its data instead of its HTML. */
export function parseNavigation(pathname: string): { pathname: string; isNavigation: boolean } {
  return NAVIGATION.test(pathname)
    ? { pathname: pathname.replace(NAVIGATION, '') || '/', isNavigation: true }
    : { pathname, isNavigation: false };
}
