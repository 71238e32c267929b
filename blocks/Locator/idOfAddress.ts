/** Id of the entry that is chosen at an address of the list (LocatorMap.tsx sends the same field). */
export const idOfAddress = (url: string): string | undefined =>
  new URLSearchParams(url.split('?')[1]).get('dealer') ?? undefined;
