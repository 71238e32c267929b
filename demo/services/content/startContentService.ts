import { type LoopbackService, serveOnLoopback } from '../serveOnLoopback.ts';
import { watchTree } from '../watchTree.ts';
import { createDraftAccess, type DraftClient } from './drafts/createDraftAccess.ts';
import { createDrafts, type Drafts } from './drafts/createDrafts.ts';
import { draftsRouter } from './drafts/draftsRouter.ts';
import { loadContent } from './parsing/loadContent.ts';
import { loadParsedAhead } from './parsing/YamlSource.ts';
import { requestListener } from './requestListener.ts';
import { DemoSite } from './resources/DemoSite.ts';

export interface ContentServiceOptions {
  /** Directory of the YAML files. */
  contentDirectory: string;
  /** Directory of the pictures and films, with `MEDIA.json` when their sizes are known beforehand. */
  mediaDirectory: string;
  /** YAML files parsed by the build. */
  parsedFile?: string;
  /** Directory of drafts, one folder for each language; read with `draftClient` alone. */
  draftsDirectory?: string;
  /** The client that may read drafts; without one there are none. */
  draftClient?: DraftClient | undefined;
  /** Required value of `api-key` for menus and lightboxes. */
  key: string;
  /** Whether to load the YAML files again when they change. */
  watch: boolean;
  /** A free one by default. */
  port?: number | undefined;
  /** Called after changed content has replaced the old. */
  onReload?: () => void;
  /** Called when changed content cannot be served; the old stays. One line a file: file, line, position, reason. */
  onProblem?: (message: string) => void;
}

/** Editors write a file in several steps: wait this long (ms) for the last. */
const QUIET = 100;

/**
 * Starts a content service on the loopback that behaves like the captured Drupal, with content from files.
 * @throws ContentProblem when the content cannot be served: file, line, position, reason.
 */
export async function startContentService(options: ContentServiceOptions): Promise<LoopbackService> {
  const { contentDirectory, mediaDirectory, parsedFile, key, draftClient, draftsDirectory } = options;
  const parsed = parsedFile === undefined ? undefined : await loadParsedAhead(parsedFile);
  const content = await loadContent(contentDirectory, mediaDirectory, parsed);
  let site: DemoSite | undefined;
  let drafts: Drafts | undefined;
  const access = draftClient && createDraftAccess(draftClient);
  const getDrafts = () => drafts;
  const onChange = (published: DemoSite) => {
    site = published;
  };
  const { url, close } = await serveOnLoopback(
    requestListener({
      site: () => {
        if (site === undefined) throw new Error('The content service has not started yet.');
        return site;
      },
      mediaDirectory,
      key,
      drafts: access && {
        get: getDrafts,
        access,
        router: draftsRouter({ key, drafts: getDrafts, access, onChange }),
      },
    }),
    options.port,
  );
  const moderation = { isModerated: draftClient !== undefined };
  site = new DemoSite(content, url, moderation);
  if (draftClient && draftsDirectory !== undefined) {
    drafts = await createDrafts(
      { contentDirectory, draftsDirectory, mediaDirectory, parsed, origin: url },
      site,
    );
  }

  const reload = async (): Promise<void> => {
    try {
      site = new DemoSite(await loadContent(contentDirectory, mediaDirectory), url, moderation);
    } catch (error) {
      options.onProblem?.(error instanceof Error ? error.message : String(error));
      return;
    }
    options.onReload?.();
  };
  let timer: NodeJS.Timeout | undefined;
  const reloadSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(reload, QUIET);
  };
  const stopWatching = options.watch ? watchTree(contentDirectory, reloadSoon) : undefined;

  return {
    url,
    close: () => {
      stopWatching?.();
      clearTimeout(timer);
      return close();
    },
  };
}
