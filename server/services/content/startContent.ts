import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startContentService } from '../../../demo/services/content/startContentService.ts';
import type { Config } from '../../config/parseConfig.ts';
import type { PreviewAccess } from '../../preview/previewSession.ts';

/** The content service in use, configured or embedded. */
export interface RunningContent {
  /** Name of its entries in the cache. */
  name: string;
  url: string;
  /** The same for people, who correct the content there; undefined for the demo. */
  editUrl?: string | undefined;
  headers: Record<string, string>;
  /** How drafts are read; undefined: there are no previews. */
  preview?: PreviewAccess | undefined;
  close(): Promise<void>;
}

type StartedFrom = Pick<Config, 'content' | 'preview' | 'production' | 'brand' | 'brandFolder'>;

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
  { content, preview, production, brand, brandFolder }: StartedFrom,
  { onReload, onProblem }: StartOptions,
): Promise<RunningContent> {
  if (content) {
    // One of several processes is given the embedded service of the first.
    const editUrl = content.name.startsWith(EMBEDDED) ? undefined : content.url;
    return { ...content, editUrl, preview, close: async () => {} };
  }
  const key = randomBytes(16).toString('hex');
  const draftClient = { clientId: 'site', clientSecret: randomBytes(16).toString('hex') };
  const own = join(brandFolder, 'content');
  const hasOwn = existsSync(own);
  const contentDirectory = hasOwn ? own : DEMO_CONTENT;
  const service = await startContentService({
    contentDirectory,
    parsedFile: PARSED_DEMO_CONTENT,
    mediaDirectory: hasOwn ? join(brandFolder, 'media') : 'demo/media',
    key,
    draftsDirectory: join(hasOwn ? brandFolder : 'demo', 'drafts'),
    draftClient,
    watch: !production,
    onReload,
    onProblem,
  });
  // Brands do not share answers.
  const name = contentDirectory === DEMO_CONTENT ? EMBEDDED : `${EMBEDDED} ${brand.name}`;
  return {
    name,
    url: service.url,
    headers: { [KEY_HEADER]: key },
    preview: { ...draftClient, scope: undefined, editorOrigin: service.url },
    close: () => service.close(),
  };
}
