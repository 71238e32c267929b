import type { ContentEvent } from '../../../../../server/services/content/ContentEvent.ts';
import { parseDocument } from '../../../../../server/services/content/jsonapi/parseDocument.ts';
import { parseResources } from '../../../../../server/services/content/jsonapi/ResourceReader.ts';
import { parseDealerPage } from '../../../../../server/services/content/nodes/dealer.ts';

const media = (id: string, kind: 'image' | 'video', fileField: string) => ({
  type: `media--${kind}`,
  id,
  attributes: {},
  relationships: {
    [fileField]: {
      data: {
        type: 'file--file',
        id: `file of ${id}`,
        meta: { alt: `Alt of ${id}`, width: 800, height: 600 },
      },
    },
  },
});
const file = (id: string, url: string, filemime: string) => ({
  type: 'file--file',
  id,
  attributes: { uri: { url }, filemime },
});

/** What the page of a dealer says, which fields were asked for, and what was reported. */
export const parseDealerNode = (
  attributes: Record<string, unknown>,
  relationships: Record<string, unknown> = {},
) => {
  const events: ContentEvent[] = [];
  const asked = new Set<string>();
  const document = parseDocument({
    data: {
      type: 'node--dealer',
      id: 'node',
      attributes: { title: 'Harbour', field_dealer_type: 'dealer', ...attributes },
      relationships: Object.fromEntries(
        Object.entries(relationships).map(([name, data]) => [name, { data }]),
      ),
    },
    included: [
      media('logo', 'image', 'field_media_image'),
      media('film', 'video', 'field_media_video_file'),
      file('file of logo', '/sites/default/files/logo.png', 'image/png'),
      file('file of film', '/sites/default/files/film.mp4', 'video/mp4'),
    ],
  });
  const recorded = document.data.map((resource) => ({
    ...resource,
    attributes: new Proxy(resource.attributes, {
      get: (target, name) => {
        asked.add(String(name));
        return target[String(name)];
      },
    }),
    relationships: new Proxy(resource.relationships, {
      get: (target, name) => {
        asked.add(String(name));
        return target[String(name)];
      },
    }),
  }));
  const [reader] = parseResources(
    { ...document, data: recorded },
    {
      report: (event) => events.push(event),
      resolveLink: (uri) => ({ url: uri, title: 'Title' }),
      findPath: () => '/dealers/harbour',
      cmsHosts: new Set(),
      onWords: () => undefined,
    },
  );
  const page = reader && parseDealerPage(reader);
  return { page, asked, faults: events.map(({ event, field }) => `${event} ${field ?? ''}`.trim()) };
};
