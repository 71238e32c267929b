/**
 * Fetches what Vike needs to answer a failed navigation: without a connection it would be too late. The id is that of
 * Vike's own import, so that there is one file of it.
 */
export const loadErrorPage = (): Promise<unknown> =>
  import('virtual:vike:page-entry:client:/renderer/_error');
