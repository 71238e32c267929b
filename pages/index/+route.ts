/** One page for all addresses: Express has already routed the request. */
export default () => ({ routeParams: {}, precedence: -1 });
