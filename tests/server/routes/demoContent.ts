import { startContentService } from '../../../demo/services/content/startContentService.ts';
import { createDataCache } from '../../../server/cache/data/createDataCache.ts';
import type { Content } from '../../../server/services/content/Content.ts';
import { createContent } from '../../../server/services/content/createContent.ts';

const KEY = 'demo-key';

/** The content of the demo site, from a running content service. */
export async function startDemoContent(): Promise<{ content: Content; close: () => Promise<void> }> {
  const { url, close } = await startContentService({
    contentDirectory: 'demo/content',
    mediaDirectory: 'demo/media',
    key: KEY,
    watch: false,
  });
  const content = createContent({
    url,
    headers: { 'api-key': KEY },
    cache: createDataCache(),
    upstream: { service: 'content', deadlineMs: 10_000 },
    report: () => undefined,
  });
  return { content, close };
}
