import { createDataCache } from '../server/cache/data/createDataCache.ts';
import type { Environment } from '../server/config/checkEnvironment.ts';
import { type Config, parseConfig } from '../server/config/parseConfig.ts';
import type { FileSource } from '../server/media/fetchFile.ts';
import type { OpenContent } from '../server/pages/check/crawlPages.ts';
import { createContent } from '../server/services/content/createContent.ts';
import { startContent } from '../server/services/content/startContent.ts';

interface ContentAccess {
  open: OpenContent;
  files: FileSource;
  config: Config;
}

/**
 * Runs `work` with the content that the site would show: that of CONTENT_URL, or the embedded service for as long as
 * it takes.
 *
 * @throws ConfigError, ContentProblem, UpstreamError
 */
export async function withContent<Result>(
  environment: Environment,
  work: (access: ContentAccess) => Promise<Result>,
): Promise<Result> {
  const config = parseConfig(environment);
  // Nothing is watched: content that changes underneath would be checked by halves.
  const watching = { onReload: () => undefined, onProblem: () => undefined };
  const service = await startContent({ ...config, production: true }, watching);
  try {
    const { url, headers } = service;
    const cache = createDataCache();
    const upstream = { service: 'content', deadlineMs: config.contentTimeoutMs } as const;
    const open: OpenContent = (report) => createContent({ url, headers, cache, report, upstream });
    return await work({ open, files: { name: url, url, headers }, config });
  } finally {
    await service.close();
  }
}
