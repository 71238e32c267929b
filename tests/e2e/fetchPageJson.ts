import type { APIRequestContext } from '@playwright/test';
import type { Page as PageJson } from '../../schemas/page.ts';

/** The page JSON behind an address: what the page is made from. */
export const fetchPageJson = async (request: APIRequestContext, path: string): Promise<PageJson> => {
  const response = await request.get(path, { headers: { accept: 'application/json' } });
  return response.json();
};
