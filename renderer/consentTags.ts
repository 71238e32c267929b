import type { Manifest } from './fontTags.ts';

/** The outside services the site is joined to, by their ids; undefined means none. */
export interface ConsentIds {
  gtmId: string | undefined;
  oneTrustId: string | undefined;
}

const SOURCE = 'site/consent/main.ts';

/**
 * Tags for the head: what manages consent, and the script that reads which it is. It runs before any other, when the
 * document has been read, and leaves the line to what is seen first; the ids are checked where the configuration is
 * read.
 */
export function consentTags({ gtmId, oneTrustId }: ConsentIds, manifest: Manifest): string {
  const manager = oneTrustId ? `onetrust" data-onetrust-id="${oneTrustId}` : 'embedded';
  const tagManager = gtmId ? ` data-gtm-id="${gtmId}"` : '';
  const address = `/${manifest?.[SOURCE]?.file ?? SOURCE}`;
  return `<meta name="consent" content="${manager}"${tagManager}><script type="module" fetchpriority="low" src="${address}"></script>`;
}
