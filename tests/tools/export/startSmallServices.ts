import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startContentService } from '../../../demo/services/content/startContentService.ts';
import { startDealerService } from '../../../demo/services/dealers/startDealerService.ts';
import { CONTENT_DIRECTORY, KEY, MEDIA_DIRECTORY } from '../../demo/services/content/startFixture.ts';

const DEALERS = 5;

/** Services of a site with some ten pages a language. @param folder for a file of dealers. */
export async function startSmallServices(folder: string) {
  const directories = { contentDirectory: CONTENT_DIRECTORY, mediaDirectory: MEDIA_DIRECTORY };
  const file = join(folder, 'dealers.json');
  const all = JSON.parse(readFileSync('demo/dealers.json', 'utf8'));
  writeFileSync(file, JSON.stringify({ ...all, Dealers: all.Dealers.slice(0, DEALERS) }));
  const access = { clientId: 'site', clientSecret: KEY, scope: 'all', subscriptionKey: KEY };
  const content = await startContentService({ ...directories, key: KEY, watch: false });
  const dealers = await startDealerService({ file, ...access });
  return {
    environment: {
      CONTENT_URL: content.url,
      CONTENT_KEY: KEY,
      DEALERS_URL: dealers.url,
      DEALERS_TOKEN_URL: dealers.tokenUrl,
      DEALERS_CLIENT_ID: access.clientId,
      DEALERS_CLIENT_SECRET: KEY,
      DEALERS_SCOPE: access.scope,
      DEALERS_SUBSCRIPTION_KEY: KEY,
    },
    async close() {
      await content.close();
      await dealers.close();
    },
  };
}
