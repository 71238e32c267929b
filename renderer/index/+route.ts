/** The one catch-all page: Express has already decided what stands at an address. */
export default () => ({ routeParams: {}, precedence: -1 });
