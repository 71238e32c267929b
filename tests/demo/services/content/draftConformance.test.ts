import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContentService } from '../../../../demo/services/content/startContentService.ts';

/** Captured from a real Drupal; not part of the project. */
const CAPTURES = '../shared/content-contract/captures-drafts';
const hasCaptures = existsSync(CAPTURES);
if (!hasCaptures)
  process.stdout.write('The captures of drafts are absent: the statuses are not compared with them.\n');

const CLIENT = { clientId: 'previewer', clientSecret: 'hush' };
const KEY = 'a-key';
const WORKING_COPY = '?resourceVersion=rel:working-copy';

let service: Awaited<ReturnType<typeof startContentService>>;
let token: string;
/** A page with an English draft. */
let id: string;

const getToken = async (secret = CLIENT.clientSecret, grant = 'client_credentials') => {
  const body = { grant_type: grant, client_id: CLIENT.clientId, client_secret: secret };
  return fetch(`${service.url}/oauth/token`, { method: 'POST', body: new URLSearchParams(body) });
};

beforeAll(async () => {
  service = await startContentService({
    contentDirectory: 'demo/content',
    mediaDirectory: 'demo/media',
    draftsDirectory: 'demo/drafts',
    draftClient: CLIENT,
    key: KEY,
    watch: false,
  });
  token = (await (await getToken()).json()).access_token;
  const list: { data: { id: string; attributes: { path: { alias: string } } }[] } = await (
    await fetch(`${service.url}/jsonapi/node/page?page[limit]=999&fields[node--page]=path`)
  ).json();
  id = list.data.find(({ attributes }) => attributes.path.alias === '/the-yard')?.id ?? '';
});
afterAll(() => service.close());

type Caller = 'token' | 'key' | 'anonymous' | 'garbage';
const headers = (caller: Caller): Record<string, string> => ({
  ...(caller === 'key' && { 'api-key': KEY }),
  ...(caller === 'token' && { authorization: `Bearer ${token}` }),
  ...(caller === 'garbage' && { authorization: 'Bearer garbage' }),
});

/** Capture, who asks, what (`ID` is the page), status. */
const ROWS: readonly [capture: string, caller: Caller, path: string, status: number][] = [
  ['draft-en-text-en-working-copy', 'token', `/jsonapi/node/page/ID${WORKING_COPY}`, 200],
  ['draft-en-text-en-working-copy-key', 'key', `/jsonapi/node/page/ID${WORKING_COPY}`, 403],
  ['draft-en-text-en-working-copy-anonymous', 'anonymous', `/jsonapi/node/page/ID${WORKING_COPY}`, 401],
  ['draft-en-text-de-working-copy', 'token', `/de/jsonapi/node/page/ID${WORKING_COPY}`, 403],
  ['draft-en-text-fr-none', 'token', '/fr/jsonapi/node/page/ID', 200],
  ['oauth-get-garbage', 'garbage', `/jsonapi/node/page/ID${WORKING_COPY}`, 401],
  ['related-field-blocks-working-copy', 'token', `/jsonapi/node/page/ID/field_blocks${WORKING_COPY}`, 200],
  ['related-field-blocks-key', 'key', `/jsonapi/node/page/ID/field_blocks${WORKING_COPY}`, 403],
  ['related-field-blocks-anonymous', 'anonymous', `/jsonapi/node/page/ID/field_blocks${WORKING_COPY}`, 401],
  ['collection-id', 'token', '/jsonapi/node/page?resourceVersion=id:3', 400],
  ['collection-working-copy-filter', 'token', `/jsonapi/node/page${WORKING_COPY}&filter[status]=0`, 501],
  ['version-bad-empty', 'token', '/jsonapi/node/page/ID?resourceVersion=', 400],
  ['version-bad-foo', 'token', '/jsonapi/node/page/ID?resourceVersion=foo:1', 400],
  ['version-bad-id-text', 'token', '/jsonapi/node/page/ID?resourceVersion=id:abc', 400],
  ['version-bad-id-unknown', 'token', '/jsonapi/node/page/ID?resourceVersion=id:999999', 404],
  ['version-bad-id-other', 'token', '/jsonapi/node/page/ID?resourceVersion=id:1', 404],
  ['version-bad-no-prefix', 'token', '/jsonapi/node/page/ID?resourceVersion=working-copy', 400],
  ['version-bad-rel-unknown', 'token', '/jsonapi/node/page/ID?resourceVersion=rel:draft', 400],
];

describe('conformance with the captured drafts', () => {
  it.each(ROWS)('%s: to the %s, %s is %i', async (capture, caller, path, status) => {
    const answer = await fetch(service.url + path.replace('ID', id), { headers: headers(caller) });
    expect(answer.status).toBe(status);
    const body = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/vnd.api+json');
    if (isJson && status >= 400) {
      expect(JSON.parse(body).errors).toEqual([
        expect.objectContaining({
          status: `${status}`,
          title: expect.any(String),
          detail: expect.any(String),
        }),
      ]);
    }
    if (!hasCaptures) return;
    const captured = JSON.parse(readFileSync(`${CAPTURES}/${capture}.json`, 'utf8'));
    expect(captured.status).toBe(status);
    if (isJson && status >= 400) expect(JSON.parse(body).errors[0].title).toBe(captured.body.errors[0].title);
  });

  it.each([
    ['oauth-token', CLIENT.clientSecret, 'client_credentials', 200],
    ['oauth-error-wrong-secret', 'wrong', 'client_credentials', 401],
    ['oauth-error-unknown-grant', CLIENT.clientSecret, 'magic', 400],
  ] as const)('%s', async (capture, secret, grant, status) => {
    const answer = await getToken(secret, grant);
    expect(answer.status).toBe(status);
    const body = await answer.json();
    if (status === 200)
      expect(Object.keys(body).sort()).toEqual(['access_token', 'expires_in', 'token_type']);
    else expect(body.error).toEqual(expect.any(String));
    if (!hasCaptures) return;
    const captured = JSON.parse(readFileSync(`${CAPTURES}/${capture}.json`, 'utf8'));
    expect(captured.status).toBe(status);
    if (status === 200) expect(Object.keys(captured.body).sort()).toEqual(Object.keys(body).sort());
    else expect(body.error).toBe(captured.body.error);
  });
});
