import { randomBytes } from 'node:crypto';
import { startContentService } from '../../../demo/services/content/startContentService.ts';
import type { Config } from '../../config/parseConfig.ts';

/** The content service in use, configured or embedded. */
export interface RunningContent {
  /** Name of its entries in the cache. */
  name: string;
  url: string;
  /** The same for people, who correct the content there; undefined for the demo. */
  editUrl?: string | undefined;
  headers: Record<string, string>;
  close(): Promise<void>;
}

interface StartOptions {
  /** Called when the embedded service has loaded changed demo content; development only. */
  onReload: () => void;
  /** Called when changed demo content cannot be served; the old stays. */
  onProblem: (problem: string) => void;
}

/** Demo content, and what the build has parsed of it. */
export const DEMO_CONTENT = 'demo/content';
export const PARSED_DEMO_CONTENT = 'dist/demo-content.json';

const KEY_HEADER = 'api-key';

const EMBEDDED = 'embedded';

/** Starts the client of the configured content service, or of the embedded one on loopback. */
export async function startContent(
  { content, production }: Pick<Config, 'content' | 'production'>,
  { onReload, onProblem }: StartOptions,
): Promise<RunningContent> {
  if (content) {
    // One of several processes is given the embedded service of the first.
    const editUrl = content.name === EMBEDDED ? undefined : content.url;
    return { ...content, editUrl, close: async () => {} };
  }
  const key = randomBytes(16).toString('hex');
  const service = await startContentService({
    contentDirectory: DEMO_CONTENT,
    parsedFile: PARSED_DEMO_CONTENT,
    mediaDirectory: 'demo/media',
    key,
    watch: !production,
    onReload,
    onProblem,
  });
  return { name: EMBEDDED, url: service.url, headers: { [KEY_HEADER]: key }, close: () => service.close() };
}
