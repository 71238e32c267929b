import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startContentService } from '../../../demo/services/content/startContentService.ts';
import { createDataCache } from '../../../server/cache/data/createDataCache.ts';
import type { Content } from '../../../server/services/content/Content.ts';
import { createContent } from '../../../server/services/content/createContent.ts';

const KEY = 'demo-key';

/** The content of the demo site, from a running content service. */
export async function startDemoContent(
  contentDirectory = 'demo/content',
): Promise<{ content: Content; url: string; key: string; close: () => Promise<void> }> {
  const { url, close } = await startContentService({
    contentDirectory,
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
  return { content, url, key: KEY, close };
}

/** The same with a model whose introduction hides its brochure: the Estran 50, as before it was printed. */
export async function startWithoutBrochure(): ReturnType<typeof startDemoContent> {
  const directory = await mkdtemp(join(tmpdir(), 'without-brochure-'));
  const file = join(directory, 'node/product/estran-50.yaml');
  await cp('demo/content', directory, { recursive: true });
  const written = await readFile(file, 'utf8');
  await writeFile(file, written.replace('hide_brochure: false', 'hide_brochure: true'));
  const started = await startDemoContent(directory);
  await rm(directory, { recursive: true });
  return started;
}
