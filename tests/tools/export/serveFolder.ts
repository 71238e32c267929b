import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { listen } from '../../server/loopback.ts';

const TYPES: Record<string, string> = { '.html': 'text/html', '.json': 'application/json' };

/** A static host that knows nothing of the site: a file, or `index.html` of a folder, or 404. */
export async function serveFolder(folder: string): Promise<string> {
  const { origin } = await listen(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    for (const file of [path, `${path}/index.html`]) {
      const body = await readFile(join(folder, file)).catch(() => undefined);
      if (!body) continue;
      return void response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? '' }).end(body);
    }
    response.writeHead(404).end();
  });
  return origin;
}
