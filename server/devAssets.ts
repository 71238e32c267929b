import type { RequestHandler } from 'express';
import { createDevMiddleware } from 'vike/server';

export interface DevAssets {
  handler: RequestHandler;
  /** Makes every open browser load its page again. */
  reloadBrowsers: () => void;
  close: () => Promise<void>;
}

/** Vite inside the server: modules made on the fly, hot replacement of blocks and styles. */
export async function createDevAssets(): Promise<DevAssets> {
  const { devMiddleware, viteServer } = await createDevMiddleware({ root: process.cwd() });
  return {
    handler: devMiddleware,
    reloadBrowsers: () => viteServer.ws.send({ type: 'full-reload' }),
    close: () => viteServer.close(),
  };
}
