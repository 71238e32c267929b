/** Where the tested site listens; another port lets two checkouts be tested side by side. */
export const PORT = Number(process.env.E2E_PORT ?? 3210);
/** Of its block gallery. */
export const ADMIN_PORT = PORT + 1;
/** Of the site that a test starts with OneTrust as its consent banner. */
export const ONETRUST_PORT = PORT + 2;
/** Of a slow network in front of the site. */
export const NETWORK_PORT = PORT + 3;

/** Host of the second brand; browsers and this machine know names below localhost. */
export const SECOND_BRAND = 'ternby.localhost';
