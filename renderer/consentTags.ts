import type { Manifest } from './Manifest.ts';

/** The outside services the site is joined to, by their ids; undefined means none. */
export interface ConsentIds {
  gtmId: string | undefined;
  oneTrustId: string | undefined;
}

const SOURCE = 'consent/main.ts';

/**
 * Tags for the head: what manages consent, and the script that reads which it is. The script is early and waits for
 * nothing; the ids are checked where the configuration is read.
 */
export function consentTags({ gtmId, oneTrustId }: ConsentIds, manifest: Manifest): string {
  const manager = oneTrustId ? `onetrust" data-onetrust-id="${oneTrustId}` : 'embedded';
  const tagManager = gtmId ? ` data-gtm-id="${gtmId}"` : '';
  const address = `/${manifest?.[SOURCE]?.file ?? SOURCE}`;
  return `<meta name="consent" content="${manager}"${tagManager}><script type="module" async src="${address}"></script>`;
}
