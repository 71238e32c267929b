import type { EnvironmentModuleGraph, EnvironmentModuleNode, Plugin } from 'vite';
import { registryLines } from '../../blocks/registryLines.ts';

const MODULE = '.module.css';

/**
 * While developing: exchanges the styles of a CSS module in the open page. Vite would reload it, since a class may have
 * got another name; here names do not depend on the content (splitStyles.ts).
 */
export function hotStyles(): Plugin {
  return {
    name: 'hot-styles',
    apply: 'serve',
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith(MODULE) || this.environment.name !== 'client') return undefined;
      return { code: `${code}\nimport.meta.hot.accept();`, map: null };
    },
    hotUpdate: {
      order: 'post',
      handler({ file, timestamp }) {
        if (!file.endsWith(MODULE)) return undefined;
        const { name, moduleGraph } = this.environment;
        const modules = [...(moduleGraph.getModulesByFile(file) ?? [])];
        if (name === 'ssr') {
          // Loaded anew for the next document; the one in the browser needs nothing of it.
          invalidate(moduleGraph, modules, timestamp);
          return [];
        }
        // As a script, or as the stylesheet that Vike links (`?direct`) for blocks that are no code in the browser; Vike
        // has taken the latter out.
        for (const module of modules) module.isSelfAccepting = true;
        return modules;
      },
    },
  };
}

/** What renders a document: when this can be loaded, a reload finds a page. */
const RENDERING = '/pages/+onRenderHtml.tsx';

/** Folders of the blocks whose code always runs in the browser, where React exchanges it in place. */
const HYDRATED = new Set(
  Object.values(registryLines)
    .filter(({ hydration, hydrateIfProps }) => hydration !== 'never' && !hydrateIfProps)
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
        invalidate(moduleGraph, modules, timestamp);
        try {
          await server.ssrLoadModule(RENDERING);
          server.ws.send({ type: 'full-reload' });
        } catch (error) {
          // The page stays, with the error over it: an error page would not reload once the error is mended.
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

function invalidate(
  graph: EnvironmentModuleGraph,
  modules: readonly EnvironmentModuleNode[],
  timestamp: number,
): void {
  const seen = new Set<EnvironmentModuleNode>();
  for (const module of modules) graph.invalidateModule(module, seen, timestamp, true);
}
