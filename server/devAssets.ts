import type { Server } from 'node:http';
import { relative, sep } from 'node:path';
import type { RequestHandler } from 'express';
import { createDevMiddleware } from 'vike/server';
import { dismissOutdatedBrowsers } from './dismissOutdatedBrowsers.ts';
import { restartsServer } from './restartsServer.ts';

export interface DevAssets {
  handler: RequestHandler;
  /** Makes every open browser load its page again. */
  reloadBrowsers: () => void;
  /** Lets go of the browsers, which then wait for the next server and load their page again. */
  disconnectBrowsers: () => void;
  close: () => Promise<void>;
}

/**
 * Vite inside the server: modules made on the fly, hot replacement of blocks and styles.
 *
 * @param server the site's own: browsers learn of changes over its port, and so find it open when the site answers.
 */
export async function createDevAssets(server: Server): Promise<DevAssets> {
  const root = process.cwd();
  const { devMiddleware, viteServer } = await createDevMiddleware({
    root,
    viteConfig: {
      server: {
        ws: { server },
        // Vite would reload browsers just when the server goes.
        watch: { ignored: (path) => restartsServer(relative(root, path).replaceAll(sep, '/')) },
      },
    },
  });
  dismissOutdatedBrowsers(server, viteServer.config.webSocketToken);
  return {
    handler: devMiddleware,
    reloadBrowsers: () => viteServer.ws.send({ type: 'full-reload' }),
    disconnectBrowsers: () => {
      for (const { socket } of viteServer.ws.clients) socket.terminate();
    },
    close: () => viteServer.close(),
  };
}
