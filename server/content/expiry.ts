/** How long an answer of the content service counts as fresh, in seconds, by what was asked for. */
export const EXPIRY_SECONDS = {
  router: 60,
  detail: 60,
  siteIndex: 300,
  menu: 300,
  list: 300,
  lightbox: 300,
  coralCount: 300,
} as const;
