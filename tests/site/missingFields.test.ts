import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startContentService } from '../../demo/services/content/startContentService.ts';
import { runSite, type Site } from './runSite.ts';

// A Drupal that lacks the relationship of one block type, as before its field is deployed.

const FIELD = 'field_awards';
const SECRET = 'a-secret-for-hooks-of-the-cms';
const refused = {
  errors: [
    {
      status: '400',
      detail: `\`field_blocks.${FIELD}.field_image.field_media_image\` is not a valid include path. \`${FIELD}\` is not a valid relationship field name. Possible values: paragraph_type.`,
    },
  ],
};

let hasField = false;
let refusals = 0;
let site: Site;
let stop: () => Promise<void>;
beforeAll(async () => {
  const directories = { contentDirectory: 'demo/content', mediaDirectory: 'demo/media' };
  const service = await startContentService({ ...directories, key: 'key', watch: false });
  const { hostname, port } = new URL(service.url);
  const drupal = createServer((question, answer) => {
    const { method, url: path = '/', headers } = question;
    if (!hasField && path.includes(`${FIELD}.`)) {
      refusals++;
      answer.writeHead(400, { 'Content-Type': 'application/vnd.api+json' });
      return answer.end(JSON.stringify(refused));
    }
    return question.pipe(
      request({ hostname, port, path, method, headers }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      }),
    );
  });
  await new Promise<void>((resolve) => drupal.listen(0, '127.0.0.1', resolve));
  // A TCP server has an address object, never a pipe name.
  const { port: own } = drupal.address() as AddressInfo;
  stop = async () => {
    drupal.close();
    drupal.closeAllConnections();
    await service.close();
  };
  site = await runSite({
    CONTENT_URL: `http://127.0.0.1:${own}`,
    CONTENT_KEY: 'key',
    CONTENT_HOOK_SECRET: SECRET,
  });
});
afterAll(async () => {
  await site.kill();
  await stop();
});

const html = async (path: string) => {
  const response = await fetch(site.url + path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
};
const reports = () => site.log.filter(({ event }) => event === 'include-missing');

it('pages render without fields Drupal does not have; the log names the block', async () => {
  // The boat first: the fleet on the home page asks for six at once, and each would be refused.
  for (const path of ['/the-yard', '/boats/estran-42', '/de', '/fr/catamarans/estran-46']) await html(path);
  expect(await html('/boats/estran-42')).toContain('As much boat as two people need');
  // One for each type of node.
  expect(refusals).toBeLessThanOrEqual(4);
  expect(reports()).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      resource: 'node--product',
      field: `field_blocks.${FIELD}`,
      msg: expect.stringContaining('missed by product-introduction'),
    }),
  );
});

it('field added and purged: it is rendered', async () => {
  expect(await html('/boats/estran-42')).not.toContain('Cruising jury prize');
  hasField = true;
  const purged = await fetch(`${site.url}/hooks/purge`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${SECRET}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ all: true }),
  });
  expect(purged.status).toBe(200);
  expect(await html('/boats/estran-42')).toContain('Cruising jury prize');
});
