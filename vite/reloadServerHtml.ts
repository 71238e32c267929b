import type { Plugin } from 'vite';
import { registryLines } from '../blocks/registryLines.ts';

/** What renders a document: when this can be loaded, a reload finds a page. */
const RENDERING = '/renderer/+onRenderHtml.tsx';

/** Folders of the blocks whose code always runs in the browser, where React exchanges it in place. */
const HYDRATED = new Set(
  Object.values(registryLines)
    .filter(({ hydration, aliveWith }) => hydration !== 'never' && !aliveWith)
    .map(({ component }) => component),
);

/**
 * While developing: reloads browsers when something changes that may have become HTML on the server alone. Menus,
 * footer and blocks that are never hydrated are no code in the browser, and what hydrated blocks consist of may also
 * stand in others: only the files of a hydrated block itself are left to React, and styles to `hotStyles`.
 */
export function reloadServerHtml(): Plugin {
  return {
    name: 'reload-server-html',
    apply: 'serve',
    hotUpdate: {
      order: 'post',
      async handler({ file, modules, server, timestamp }) {
        const { name, moduleGraph } = this.environment;
        if (name !== 'ssr' || modules.length === 0 || file.endsWith('.css') || isOfHydratedBlock(file)) {
          return undefined;
        }
        const seen = new Set<(typeof modules)[number]>();
        for (const module of modules) moduleGraph.invalidateModule(module, seen, timestamp, true);
        try {
          await server.ssrLoadModule(RENDERING);
          server.ws.send({ type: 'full-reload' });
        } catch (error) {
          // The page stays, with the error over it: an error page would not come back by itself once it is mended.
          const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
          server.ws.send({ type: 'error', err: { message, stack } });
        }
        return [];
      },
    },
  };
}

const isOfHydratedBlock = (file: string): boolean =>
  HYDRATED.has(/\/blocks\/(\w+)\/[^/]+$/.exec(file)?.[1] ?? '');
