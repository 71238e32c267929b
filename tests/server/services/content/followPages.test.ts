import { expect, test } from 'vitest';
import { followPages } from '../../../../server/services/content/client/followPages.ts';

test('joins pages of 200,000 entries', async () => {
  const many = (type: string) =>
    Array.from({ length: 200_000 }, (_, index) => ({
      type,
      id: `${index}`,
      attributes: {},
      relationships: {},
    }));
  const page = { data: many('node--page'), included: many('media--image') };
  const whole = await followPages(new URL('http://cms.example/?page=1'), async ({ search }) =>
    search === '?page=1' ? { ...page, omitted: false, next: '?page=2' } : { ...page, omitted: true },
  );
  expect([whole.data.length, whole.included.length, whole.omitted]).toEqual([400_000, 400_000, true]);
});
