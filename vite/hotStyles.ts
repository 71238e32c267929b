import type { Plugin } from 'vite';

const MODULE = '.module.css';

/**
 * While developing: exchanges the styles of a CSS module in the open page. Vite would reload it, since a class may have
 * got another name; here names do not depend on the content (scopedName.ts).
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
          const seen = new Set<(typeof modules)[number]>();
          for (const module of modules) moduleGraph.invalidateModule(module, seen, timestamp, true);
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
