/** Where the tested site listens; another port lets two checkouts be tested side by side. */
export const PORT = Number(process.env.E2E_PORT ?? 3210);
/** Of its block gallery. */
export const ADMIN_PORT = PORT + 1;
