import type { NavigationAnswer } from './NavigationAnswer.ts';

/**
 * Asks for the data of a page. A page that says that something is wrong, such as that nothing stands there, is a page.
 *
 * @param url where its data is had from (pageDataUrl.ts).
 * @returns undefined when it could not be had: without a connection, or when somebody else has answered.
 */
export async function fetchAnswer(url: string, signal: AbortSignal): Promise<NavigationAnswer | undefined> {
  try {
    const response = await fetch(url, { signal });
    // What this address answers in JSON is ours.
    return await response.json();
  } catch {
    return undefined;
  }
}
