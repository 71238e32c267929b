import { describe, expect, it } from 'vitest';
import { startFixture } from './startFixture.ts';

const service = startFixture();

describe('the key', () => {
  it.each(['menu_link_content/footer-left', 'config_pages/lightbox_en'])('opens %s', async (kind) => {
    const open = await service.document(`/jsonapi/${kind}`);
    const closed = await service.document(`/jsonapi/${kind}`, { 'api-key': 'wrong' });
    expect(open.data.length).toBeGreaterThan(0);
    expect(closed.data).toEqual([]);
    expect(closed.meta?.omitted).toBeDefined();
  });

  it('an answer to a request with the key is private, without the key public', async () => {
    const keyed = await service.ask('/jsonapi/node/range');
    expect(keyed.headers.get('cache-control')).toBe('must-revalidate, no-cache, private');
    expect(keyed.headers.get('etag')).toBeNull();
    const anonymous = await service.ask('/jsonapi/node/range', {});
    expect(anonymous.headers.get('cache-control')).toBe('max-age=900, public');
    const again = await service.ask('/jsonapi/node/range', {
      'if-none-match': anonymous.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });
});
