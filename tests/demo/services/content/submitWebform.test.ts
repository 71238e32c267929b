import { describe, expect, it, onTestFinished } from 'vitest';
import { startContentService } from '../../../../demo/services/content/startContentService.ts';
import { CONTENT_DIRECTORY, KEY, MEDIA_DIRECTORY } from './startFixture.ts';

const form = { webform_id: 'contact', email: 'maelle@example.com' };

async function submit(body: string, headers: Record<string, string> = {}, prefix = '') {
  const directories = { contentDirectory: CONTENT_DIRECTORY, mediaDirectory: MEDIA_DIRECTORY };
  const service = await startContentService({ ...directories, key: KEY, watch: false });
  onTestFinished(() => service.close());
  const response = await fetch(`${service.url}${prefix}/webform_rest/submit?_format=json`, {
    method: 'POST',
    body,
    headers: { 'api-key': KEY, 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, body: await response.json() };
}

describe('the webforms of the embedded content service', () => {
  it.each(['', '/fr'])('a valid submission gets an id (prefix “%s”)', async (prefix) => {
    expect(await submit(JSON.stringify(form), {}, prefix)).toEqual({
      status: 200,
      body: { sid: expect.stringMatching(/^[\da-f-]{36}$/) },
    });
  });

  it.each([
    [400, { ...form, webform_id: 'unknown' }, {}, { error: { message: 'Invalid webform_id value.' } }],
    [400, { email: form.email }, {}, { error: { message: 'Invalid webform_id value.' } }],
    [400, { ...form, email: 'maelle' }, {}, { error: { email: expect.any(String) } }],
    [400, [], {}, { message: 'Syntax error' }],
    [403, form, { 'api-key': 'wrong' }, { message: expect.stringContaining('permission') }],
    [415, form, { 'content-type': 'text/plain' }, { message: expect.any(String) }],
    [413, { ...form, message: 'x'.repeat(1_000_000) }, {}, { message: expect.any(String) }],
  ])('say %i to what they refuse (%#)', async (status, values, headers, body) => {
    expect(await submit(JSON.stringify(values), headers)).toMatchObject({ status, body });
  });
});
