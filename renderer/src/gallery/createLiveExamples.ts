import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/** The code of the project in the browser, made by its own Vite. */
export interface LiveExamples {
  /** Imports a module on the server: the same object until a file is edited. */
  importModule: (file: string) => Promise<object>;
  /** Answers addresses below LIVE. */
  serve: (request: IncomingMessage, response: ServerResponse) => void;
  /** Tags for the head of an example: hydrates its live blocks, and loads it again when a file is edited. */
  getTags: () => Promise<string>;
  close: () => Promise<void>;
}

/** Where Vite is: `/blocks/…` is the gallery's own, and perhaps the folder of the project's components. */
export const LIVE = '/@live/';

const ENTRY = 'bridgedeck-gallery-entry';

const HYDRATE = [
  "import { hydrate } from '@bridgedeck/renderer/client';",
  "import { components } from 'virtual:bridgedeck/blocks';",
  "if (document.querySelector('[data-blocks-data]')) {",
  "  const { blocks } = await (await fetch('/registry.json')).json();",
  '  await hydrate({ registry: Object.fromEntries(blocks.map((line) => [line.type, line])), components });',
  '}',
].join('\n');

/** What hydrates an example. `components` come from the plug-in `blocks`; without it every block stays as it is. */
const entry = (): Plugin => {
  let isSplit = false;
  return {
    name: ENTRY,
    configResolved: ({ plugins }) => {
      isSplit = plugins.some(({ name }) => name === 'bridgedeck-blocks');
    },
    resolveId: (id) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : undefined),
    load: (id) => (id === `\0${ENTRY}` ? (isSplit ? HYDRATE : 'export {};') : undefined),
  };
};

/** @param server of the gallery; Vite tells the examples there of edits. */
export async function createLiveExamples(
  { createServer }: typeof import('vite'),
  server: Server,
): Promise<LiveExamples> {
  const vite = await createServer({
    appType: 'custom',
    base: LIVE,
    logLevel: 'warn',
    plugins: [entry()],
    server: { middlewareMode: true, hmr: { server } },
    // Known from the start: what is found later would load the examples a second time.
    optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'] },
  });
  // A site may read files that it does not import, such as its examples.
  vite.watcher.on('all', () => {
    vite.moduleGraph.invalidateAll();
    vite.ws.send({ type: 'full-reload' });
  });
  return {
    importModule: (file) => vite.ssrLoadModule(file),
    serve: (request, response) => {
      vite.middlewares(request, response, () => response.writeHead(404).end());
    },
    getTags: async () => {
      const html = await vite.transformIndexHtml(
        '/',
        '<!doctype html><html><head></head><body></body></html>',
      );
      const [, tags = ''] = /<head>(.*)<\/head>/s.exec(html) ?? [];
      return `${tags}<script type="module" src="${LIVE}@id/${ENTRY}"></script>`;
    },
    close: () => vite.close(),
  };
}
