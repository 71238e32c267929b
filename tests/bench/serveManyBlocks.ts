import { startContentService } from '../../demo/services/content/startContentService.ts';
import { type LoopbackService, serveOnLoopback } from '../../demo/services/serveOnLoopback.ts';

interface Resource {
  type: string;
  id: string;
  relationships?: Record<string, { data: unknown }>;
}
interface NodeDocument {
  data: Resource;
  included: Resource[];
}

export const CONTENT_KEY = 'bench';

/** The demo content, where every free page has so many blocks: its own, again and again. */
export async function serveManyBlocks(count: number): Promise<LoopbackService> {
  const content = await startContentService({
    contentDirectory: 'demo/content',
    mediaDirectory: 'demo/media',
    key: CONTENT_KEY,
    watch: false,
  });
  const { url, close } = await serveOnLoopback((request, response) => {
    fetch(`${content.url}${request.url}`, { headers: { 'api-key': CONTENT_KEY } })
      .then(async (answer) => {
        const text = await answer.text();
        const isPage = answer.ok && /\/node\/page\/[\w-]+\?/.test(request.url ?? '');
        response.writeHead(answer.status, { 'content-type': 'application/vnd.api+json' });
        response.end(isPage ? JSON.stringify(multiplyBlocks(JSON.parse(text), count)) : text);
      })
      .catch(() => response.destroy());
  });
  return { url, close: () => Promise.all([close(), content.close()]).then(() => undefined) };
}

/** A node with so many blocks; each has an id of its own and what the first of its kind refers to. */
export function multiplyBlocks({ data, included }: NodeDocument, count: number): NodeDocument {
  const own = data.relationships?.field_blocks?.data;
  const known = new Map(included.map((resource) => [resource.id, resource]));
  const blocks = (Array.isArray(own) ? own : []).flatMap(({ id }) => known.get(id) ?? []);
  if (blocks.length === 0) return { data, included };
  const copies = Array.from({ length: count }, (_, index) => {
    const block = blocks[index % blocks.length];
    return block ? { ...block, id: `${block.id.slice(0, -6)}${String(index).padStart(6, '0')}` } : [];
  }).flat();
  return {
    data: {
      ...data,
      relationships: {
        ...data.relationships,
        field_blocks: { data: copies.map(({ type, id }) => ({ type, id })) },
      },
    },
    included: [...included, ...copies],
  };
}
