import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readContent } from './reading/readContent.ts';
import { requestListener } from './requestListener.ts';
import { Site } from './resources/Site.ts';
import { watchContent } from './watchContent.ts';

export interface ContentServiceOptions {
  /** Directory of the YAML files. */
  contentDirectory: string;
  /** Directory of the pictures and films, with `MEDIA.json` when their sizes are known beforehand. */
  mediaDirectory: string;
  /** What `api-key` must say for menus and lightboxes. */
  key: string;
  /** Read the YAML files again when they change. */
  watch: boolean;
  /** Called after changed content has taken the place of the old. */
  onReload?: () => void;
  /** Called when changed content cannot be served; the old stays. One line a file: file, line, place, reason. */
  onProblem?: (message: string) => void;
}

export interface ContentService {
  /** Without trailing slash, such as `http://127.0.0.1:41233`. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts a content service on a free port of the loopback that answers like the captured Drupal, from files.
 * @throws ContentProblem when the content cannot be served: file, line, place, reason.
 */
export async function startContentService(options: ContentServiceOptions): Promise<ContentService> {
  const { contentDirectory, mediaDirectory, key } = options;
  const content = await readContent(contentDirectory, mediaDirectory);
  let site: Site | undefined;
  const server = createServer(
    requestListener({
      site: () => {
        if (site === undefined) throw new Error('The content service has not started yet.');
        return site;
      },
      mediaDirectory,
      key,
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Exclusive: while developing, two servers share the site's port, but each has its own content service.
    server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, resolve);
  });
  // A server that listens on TCP has an address with a port; the type also covers pipes.
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  site = new Site(content, url);

  const reload = async (): Promise<void> => {
    try {
      site = new Site(await readContent(contentDirectory, mediaDirectory), url);
    } catch (error) {
      options.onProblem?.(error instanceof Error ? error.message : String(error));
      return;
    }
    options.onReload?.();
  };
  const stopWatching = options.watch ? watchContent(contentDirectory, reload) : undefined;

  return {
    url,
    close: async () => {
      stopWatching?.();
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
