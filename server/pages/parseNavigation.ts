const NAVIGATION = /\/index\.pageContext\.json$/;

/** The page address of a request, and whether it is for the page's data instead of its HTML. */
export function parseNavigation(pathname: string): { pathname: string; isNavigation: boolean } {
  return NAVIGATION.test(pathname)
    ? { pathname: pathname.replace(NAVIGATION, '') || '/', isNavigation: true }
    : { pathname, isNavigation: false };
}
