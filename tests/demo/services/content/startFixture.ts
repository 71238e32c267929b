import { resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startContentService } from '../../../../demo/services/content/startContentService.ts';

const FIXTURE = resolve(import.meta.dirname, '../../../fixtures/demo-content');

export const CONTENT_DIRECTORY = resolve(FIXTURE, 'content');
export const MEDIA_DIRECTORY = resolve(FIXTURE, 'media');
export const KEY = 'fixture-key';

/** The parts of a JSON:API resource the tests look at. */
export interface ResourceJson {
  type: string;
  id: string;
  links: { self: { href: string } };
  // Values from outside whose shape each test states by what it expects.
  attributes?: Record<string, unknown>;
  relationships?: Record<string, { data: unknown; links?: Record<string, unknown> }>;
}

export interface DocumentJson {
  data: ResourceJson[];
  included?: ResourceJson[];
  errors?: { status: string; title: string; detail: string }[];
  meta?: { omitted: { links: Record<string, unknown> } };
  links: Record<string, { href: string }>;
}

/** A content service over the fixture content for all tests of a file; `ask` carries the right key. */
export function startFixture() {
  let url = '';
  let close = async (): Promise<void> => {};
  beforeAll(async () => {
    const options = { contentDirectory: CONTENT_DIRECTORY, mediaDirectory: MEDIA_DIRECTORY, key: KEY };
    ({ url, close } = await startContentService({ ...options, watch: false }));
  });
  afterAll(() => close());

  const ask = (path: string, headers: Record<string, string> = { 'api-key': KEY }): Promise<Response> =>
    fetch(`${url}${path}`, { headers });
  return {
    ask,
    origin: () => url,
    /** A list as a document; the test fails on anything but JSON. */
    document: async (path: string, headers?: Record<string, string>): Promise<DocumentJson> =>
      // The service under test is our own; what it says is checked by the expectations.
      (await (await ask(path, headers)).json()) as DocumentJson,
    /** The id of a node, found by its number. */
    fetchId: async (bundle: string, nid: number): Promise<string> => {
      const list = (await (
        await ask(`/jsonapi/node/${bundle}?filter[drupal_internal__nid]=${nid}`)
      ).json()) as DocumentJson;
      const [node] = list.data;
      if (node === undefined) throw new Error(`no ${bundle} with number ${nid}`);
      return node.id;
    },
  };
}
