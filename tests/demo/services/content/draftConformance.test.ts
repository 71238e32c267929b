import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContentService } from '../../../../demo/services/content/startContentService.ts';
import { misfits } from './misfits.ts';

/** Status and document of each, as a real Drupal answered; without what was included, and links of relationships. */
const CAPTURED: Record<string, { status: number; body: Record<string, unknown> | null }> = JSON.parse(
  readFileSync('tests/fixtures/captures-drafts.json', 'utf8'),
);

const CLIENT = { clientId: 'previewer', clientSecret: 'hush' };
const KEY = 'a-key';
const WORKING_COPY = 'resourceVersion=rel:working-copy';
const FIELDS = 'title,status,langcode,moderation_state,drupal_internal__vid,path,field_blocks';
const SPARSE = `fields[node--page]=${FIELDS}`;

let service: Awaited<ReturnType<typeof startContentService>>;
let token: string;
/** A page with an English draft, one that was never published, and one that is archived in the end. */
const ids = new Map<string, string>();

const getToken = async (secret = CLIENT.clientSecret, grant = 'client_credentials') => {
  const body = { grant_type: grant, client_id: CLIENT.clientId, client_secret: secret };
  return fetch(`${service.url}/oauth/token`, { method: 'POST', body: new URLSearchParams(body) });
};
const act = (body: object) =>
  fetch(`${service.url}/demo/drafts`, {
    method: 'POST',
    headers: { 'api-key': KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

type Caller = 'token' | 'key' | 'anonymous' | 'garbage';
const headers = (caller: Caller): Record<string, string> => ({
  ...(caller === 'key' && { 'api-key': KEY }),
  ...(caller === 'token' && { authorization: `Bearer ${token}` }),
  ...(caller === 'garbage' && { authorization: 'Bearer garbage' }),
});
const ask = (path: string, caller: Caller = 'token') =>
  fetch(service.url + path.replace(/YARD|NEVER/, (name) => ids.get(name) ?? ''), {
    headers: headers(caller),
  });

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
  for (const [name, path] of [
    ['YARD', '/the-yard'],
    ['NEVER', '/news/article/a-forty-four-on-the-slip'],
  ] as const) {
    const { entity } = await (await ask(`/router/translate-path?path=${path}`)).json();
    ids.set(name, entity.uuid);
  }
});
afterAll(() => service.close());

interface DraftResource {
  type: string;
  attributes?: Record<string, unknown>;
  relationships?: Record<string, { data?: unknown; links?: unknown }>;
}

const getResources = (document: Record<string, unknown>) => [document.data].flat() as DraftResource[];

/** Without links of relationships, and without values that no captured one has: those have tests of their own. */
const comparable = (
  { attributes = {}, relationships = {}, ...resource }: DraftResource,
  captured: readonly DraftResource[],
): object => {
  const isFilled = (pick: (one: DraftResource) => unknown) =>
    captured.some((one) => ![null, undefined].includes(pick(one) as null));
  const plain = Object.entries(attributes).map(([name, value]) => [
    name,
    isFilled((one) => one.attributes?.[name]) ? value : null,
  ]);
  const related = Object.entries(relationships).map(([name, { data }]) => [
    name,
    { data: isFilled((one) => one.relationships?.[name]?.data) ? data : null },
  ]);
  return {
    ...resource,
    attributes: Object.fromEntries(plain),
    ...(related.length > 0 && { relationships: Object.fromEntries(related) }),
  };
};

/** Our documents name the fields of news as captured ones do those of pages. */
function expectAlike(ours: Record<string, unknown>, capture: string): void {
  const theirs = CAPTURED[capture]?.body;
  if (!theirs) throw new Error(`${capture} has no document`);
  const envelope = (document: object) => ({ ...document, data: null });
  expect(misfits(envelope(ours), [envelope(theirs)], 'document')).toEqual([]);
  const captured = Map.groupBy(getResources(theirs), ({ type }) => type);
  const pages = JSON.parse(JSON.stringify(ours).replaceAll('node--news', 'node--page'));
  const compared = getResources(pages).filter(({ type }) => captured.has(type));
  expect(compared).not.toEqual([]);
  const wrong = compared.flatMap((one) => {
    const examples = captured.get(one.type) ?? [];
    return misfits(comparable(one, examples), examples, one.type);
  });
  expect(wrong, capture).toEqual([]);
}

/** Capture, who asks, what, and whether its document is compared. */
const ROWS: readonly [capture: string, caller: Caller, path: string][] = [
  ['draft-en-text-en-none', 'token', `/jsonapi/node/page/YARD?${SPARSE}`],
  ['draft-en-text-en-working-copy', 'token', `/jsonapi/node/page/YARD?${SPARSE}&${WORKING_COPY}`],
  ['draft-en-text-en-working-copy-key', 'key', `/jsonapi/node/page/YARD?${WORKING_COPY}`],
  ['draft-en-text-en-working-copy-anonymous', 'anonymous', `/jsonapi/node/page/YARD?${WORKING_COPY}`],
  ['draft-en-text-de-working-copy', 'token', `/de/jsonapi/node/page/YARD?${WORKING_COPY}`],
  ['draft-en-text-fr-none', 'token', `/fr/jsonapi/node/page/YARD?${SPARSE}`],
  ['draft-never-en-none', 'token', `/jsonapi/node/news/NEVER?fields[node--news]=${FIELDS}`],
  [
    'draft-never-en-working-copy',
    'token',
    `/jsonapi/node/news/NEVER?${WORKING_COPY}&fields[node--news]=${FIELDS}`,
  ],
  ['draft-never-en-none-key', 'key', '/jsonapi/node/news/NEVER'],
  ['draft-never-en-none-anonymous', 'anonymous', '/jsonapi/node/news/NEVER'],
  ['oauth-get-garbage', 'garbage', `/jsonapi/node/page/YARD?${WORKING_COPY}`],
  ['related-field-blocks-working-copy', 'token', `/jsonapi/node/page/YARD/field_blocks?${WORKING_COPY}`],
  ['related-field-blocks-key', 'key', `/jsonapi/node/page/YARD/field_blocks?${WORKING_COPY}`],
  ['related-field-blocks-anonymous', 'anonymous', `/jsonapi/node/page/YARD/field_blocks?${WORKING_COPY}`],
  ['collection-id', 'token', '/jsonapi/node/page?resourceVersion=id:3'],
  ['collection-working-copy-filter', 'token', `/jsonapi/node/page?${WORKING_COPY}&filter[status]=0`],
  ['version-bad-empty', 'token', '/jsonapi/node/page/YARD?resourceVersion='],
  ['version-bad-foo', 'token', '/jsonapi/node/page/YARD?resourceVersion=foo:1'],
  ['version-bad-id-text', 'token', '/jsonapi/node/page/YARD?resourceVersion=id:abc'],
  ['version-bad-id-unknown', 'token', '/jsonapi/node/page/YARD?resourceVersion=id:999999'],
  ['version-bad-id-other', 'token', '/jsonapi/node/page/YARD?resourceVersion=id:1'],
  ['version-bad-no-prefix', 'token', '/jsonapi/node/page/YARD?resourceVersion=working-copy'],
  ['version-bad-rel-unknown', 'token', '/jsonapi/node/page/YARD?resourceVersion=rel:draft'],
];
const NEVER_PATH = '/router/translate-path?path=/news/article/a-forty-four-on-the-slip';

describe('conformance with the captured drafts', () => {
  it.each(ROWS)('%s: the %s is answered as captured', async (capture, caller, path) => {
    const answer = await ask(path, caller);
    expect(answer.status).toBe(CAPTURED[capture]?.status);
    const body = await answer.text();
    if (!answer.headers.get('content-type')?.startsWith('application/vnd.api+json')) return;
    const document = JSON.parse(body);
    if (answer.status === 200) return expectAlike(document, capture);
    const [error, ...others] = document.errors;
    const captured = Object(CAPTURED[capture]?.body).errors[0];
    expect([error.title, error.status, others]).toEqual([captured.title, captured.status, []]);
  });

  it.each([
    ['router-never-en-alias-draft_preview', 'token', NEVER_PATH],
    ['router-never-en-alias-anonymous', 'anonymous', NEVER_PATH],
  ] as const)('%s', async (capture, caller, path) => {
    const answer = await ask(path, caller);
    expect(answer.status).toBe(CAPTURED[capture]?.status);
    expect(misfits(await answer.json(), [CAPTURED[capture]?.body], 'body')).toEqual([]);
  });

  it.each([
    ['oauth-token', CLIENT.clientSecret, 'client_credentials'],
    ['oauth-error-wrong-secret', 'wrong', 'client_credentials'],
    ['oauth-error-unknown-grant', CLIENT.clientSecret, 'magic'],
  ] as const)('%s', async (capture, secret, grant) => {
    const answer = await getToken(secret, grant);
    expect(answer.status).toBe(CAPTURED[capture]?.status);
    const body = await answer.json();
    const theirs = Object(CAPTURED[capture]?.body);
    expect([body.error, body.token_type]).toEqual([theirs.error, theirs.token_type]);
    if (answer.ok) expect(Object.keys(body).sort()).toEqual(Object.keys(theirs).sort());
  });

  it.each([
    ['preview-validate-ok', {}],
    ['preview-validate-path-changed', { path: '/other' }],
    ['preview-validate-no-path', { path: undefined }],
    ['preview-validate-no-secret', { secret: undefined }],
  ])('%s', async (capture, change) => {
    const drafts = await (await fetch(`${service.url}/demo/drafts`, { headers: { 'api-key': KEY } })).json();
    const query = Object.fromEntries(new URLSearchParams(drafts[0].query));
    const answer = await fetch(`${service.url}/next/draft-url`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...query, ...change }),
    });
    expect(answer.status).toBe(CAPTURED[capture]?.status);
    const theirs = Object(CAPTURED[capture]?.body);
    const isRight = answer.status === 200;
    expect(await answer.json()).toEqual(isRight ? { ...theirs, path: query.path } : theirs);
  });
});

describe('revisions', () => {
  const text = async (
    path: string,
  ): Promise<{ title: string; status: boolean; vid: number; state: string }> => {
    const { data } = await (await ask(path)).json();
    const { title, status, drupal_internal__vid: vid, moderation_state: state } = data.attributes;
    return { title, status, vid, state };
  };
  const EDIT = { locale: 'en', name: 'node/page/the-yard', path: 'title/en' };

  it('are new ones with each save, and old ones stay readable, also when one is published', async () => {
    const first = await text(`/jsonapi/node/page/YARD?${WORKING_COPY}`);
    const before = await text('/jsonapi/node/page/YARD');
    expect((await act({ ...EDIT, value: 'The yard, again' })).status).toBe(204);
    const second = await text(`/jsonapi/node/page/YARD?${WORKING_COPY}`);
    expect([first.title, second.title]).toEqual(['The yard', 'The yard, again']);
    expect(second.vid).toBeGreaterThan(first.vid);
    expect([second.status, second.state]).toEqual([false, 'draft']);

    expect((await act({ ...EDIT, act: 'publish' })).status).toBe(204);
    const published = await text('/jsonapi/node/page/YARD');
    expect([published.title, published.status, published.state]).toEqual([
      'The yard, again',
      true,
      'published',
    ]);
    expect((await text(`/jsonapi/node/page/YARD?resourceVersion=id:${first.vid}`)).title).toBe('The yard');
    expect((await text(`/jsonapi/node/page/YARD?resourceVersion=id:${before.vid}`)).status).toBe(true);
  });

  it('of one language are none of another: pending for it, and then what is published', async () => {
    const drafts = await (await fetch(`${service.url}/demo/drafts`, { headers: { 'api-key': KEY } })).json();
    const german = drafts.find(({ locale }: { locale: string }) => locale === 'de');
    const { entity } = await (await ask(`/de/router/translate-path?path=${german.path}`)).json();
    const path = `/jsonapi/node/page/${entity.uuid}?resourceVersion=id:${german.revision}`;
    expect((await ask(`/de${path}`)).status).toBe(200);
    expect((await ask(`/fr${path}`)).status).toBe(403);
    await act({ locale: 'de', name: german.name, path: 'title/de', value: 'Wie wir jetzt bauen' });
    const older = await (await ask(`/fr${path}`)).json();
    expect([older.data.attributes.langcode, older.data.attributes.status]).toEqual(['fr', true]);
  });

  it('are kept from visitors in the language in which a page is archived, and shown to editors', async () => {
    const page = { locale: 'de', name: 'node/page/how-we-build' };
    const router = (language: string, path: string, caller: Caller) =>
      ask(`${language}/router/translate-path?path=${path}`, caller);
    const { entity } = await (await router('/de', '/wie-wir-bauen', 'key')).json();
    expect((await act({ ...page, act: 'archive' })).status).toBe(204);
    const refused = await router('/de', '/wie-wir-bauen', 'anonymous');
    expect(refused.status).toBe(CAPTURED['router-archived-en-alias-anonymous']?.status);
    expect((await router('', '/how-we-build', 'anonymous')).status).toBe(200);
    const answer = await ask(`/de/jsonapi/node/page/${entity.uuid}?${SPARSE}`);
    const document = await answer.json();
    expect(document.data.attributes).toMatchObject({ status: false, moderation_state: 'archived' });
    expect((await ask(`/de/jsonapi/node/page/${entity.uuid}`, 'key')).status).toBe(403);

    expect((await act({ ...page, act: 'publish' })).status).toBe(204);
    expect((await router('/de', '/wie-wir-bauen', 'anonymous')).status).toBe(200);
    expectAlike(
      await (await ask(`/de/jsonapi/node/page/${entity.uuid}?${SPARSE}`)).json(),
      'draft-archived-en-none',
    );
  });
});
