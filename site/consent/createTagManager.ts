import { ANALYTICS, type ConsentGroups } from './groups.ts';

/**
 * Loads Google Tag Manager after the visitor has accepted analytics, and only once.
 *
 * @param id such as `GTM-ABC123`; without one nothing is ever loaded.
 * @returns to be called with every answer, after the tags' signals have been pushed.
 */
export function createTagManager(
  id: string | undefined,
  insertScript: (src: string) => void,
  dataLayer: object[],
): (groups: ConsentGroups) => void {
  let isLoaded = false;
  return (groups) => {
    if (!id || isLoaded || groups[ANALYTICS] !== true) return;
    isLoaded = true;
    dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    insertScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
  };
}
