import { type OwnSite, startOwnSite } from '../startOwnSite.ts';

/** The built site with its admin port, as it is at one moment (freezeClock.ts). */
export async function startStillSite(): Promise<OwnSite & { adminOrigin: string }> {
  const site = await startOwnSite('http://localhost', {
    environment: { ADMIN_PORT: '0', ADMIN_AUTH: '', BRAND_FILE: 'demo/brand.json', CONTENT_URL: '' },
    execArgv: ['--import', new URL('./freezeClock.ts', import.meta.url).href],
  });
  const { adminOrigin } = site;
  if (adminOrigin) return { ...site, adminOrigin };
  await site.stop();
  throw new Error('The site has no admin port: see its warnings');
}
