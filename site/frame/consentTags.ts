import type { Manifest } from './fontTags.ts';

/** Ids of the third-party services; undefined: not used. */
export interface ConsentIds {
  gtmId: string | undefined;
  oneTrustId: string | undefined;
  /**
   * Which build makes the page: its code reads page data of no other, and figures of visitors name it; undefined:
   * neither.
   */
  release?: string;
}

const SOURCE = 'site/consent/main.ts';

/**
 * Tags for the head: the consent manager in use, and the script that reads it. The script runs before any other, once
 * the document is parsed, and at low priority; the ids are validated with the configuration.
 */
export function consentTags({ gtmId, oneTrustId, release }: ConsentIds, manifest: Manifest): string {
  const manager = oneTrustId ? `onetrust" data-onetrust-id="${oneTrustId}` : 'embedded';
  const tagManager = gtmId ? ` data-gtm-id="${gtmId}"` : '';
  const address = `/${manifest?.[SOURCE]?.file ?? SOURCE}`;
  const build = release ? `<meta name="release" content="${release}">` : '';
  return `${build}<meta name="consent" content="${manager}"${tagManager}><script type="module" fetchpriority="low" src="${address}"></script>`;
}
