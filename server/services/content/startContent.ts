import { randomBytes } from 'node:crypto';
import { startContentService } from '../../../demo/services/content/startContentService.ts';
import type { Config } from '../../config/parseConfig.ts';

/** The content service the site talks to, whoever runs it. */
export interface RunningContent {
  /** What its answers are kept by. */
  name: string;
  url: string;
  headers: Record<string, string>;
  close(): Promise<void>;
}

interface StartOptions {
  /** Called when the embedded service has read changed demo content; only while developing. */
  onReload: () => void;
  /** Called when changed demo content cannot be served; the old stays. */
  onProblem: (problem: string) => void;
}

/** Demo content, and what the build has parsed of it. */
export const DEMO_CONTENT = 'demo/content';
export const PARSED_DEMO_CONTENT = 'dist/demo-content.json';

const KEY_HEADER = 'api-key';

/** The configured content service, or the embedded one on loopback: the same client talks to either over HTTP. */
export async function startContent(
  { content, production }: Pick<Config, 'content' | 'production'>,
  { onReload, onProblem }: StartOptions,
): Promise<RunningContent> {
  if (content) return { ...content, close: async () => {} };
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
  return { name: 'embedded', url: service.url, headers: { [KEY_HEADER]: key }, close: () => service.close() };
}
