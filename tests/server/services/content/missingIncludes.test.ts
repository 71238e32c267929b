import { describe, expect, it } from 'vitest';
import { createMissingIncludes } from '../../../../server/services/content/client/createMissingIncludes.ts';
import { startSmallSite } from './smallSite.ts';
import type { CannedAnswer } from './startContentServer.ts';

const sentence = (name: string) =>
  `\`${name}\` is not a valid relationship field name. Possible values: paragraph_type, field_image.`;
/** As Drupal refuses a call: one error, for the first unknown path. */
const refusal = (path: string, ...names: string[]) => ({
  errors: [
    {
      title: 'Bad Request',
      status: '400',
      detail: path.includes('.')
        ? [`\`${path}\` is not a valid include path.`, ...names.map(sentence)].join(' ')
        : sentence(path),
    },
  ],
});

const url = (include: string, more = '') =>
  new URL(`http://cms.example/fr/jsonapi/node/page/1?include=${include}${more}`);

describe('relationships missing in the content service', () => {
  it.each([
    ['a field of the node', 'field_a,field_b', refusal('field_a'), 'field_a', 'field_b'],
    [
      'a field of a paragraph, unknown on every bundle',
      'field_blocks.field_a.field_file,field_blocks.field_a.field_x,field_blocks.field_b',
      refusal('field_blocks.field_a.field_file', 'field_a', 'field_a'),
      'field_blocks.field_a',
      'field_blocks.field_b',
    ],
    [
      'a field of an item, whose parent other bundles do not have either',
      'field_blocks.field_items.field_a,field_blocks.field_items.field_b',
      refusal('field_blocks.field_items.field_a', 'field_items', 'field_a', 'field_items'),
      'field_blocks.field_items.field_a',
      'field_blocks.field_items.field_b',
    ],
  ])('are removed from the include: %s', (_what, include, body, path, left) => {
    const missing = createMissingIncludes();
    expect(missing.learn(url(include), body)).toEqual({ type: 'node--page', path });
    expect(`${missing.strip(url(include))}`).toBe(`${url(left)}`);
    expect(`${missing.strip(url(include, '&page[limit]=9'))}`).toContain('page[limit]=9');
    const other = new URL(`http://cms.example/jsonapi/node/news/1?include=${include}`);
    expect(missing.strip(other)).toBe(other);
    missing.forget();
    expect(`${missing.strip(url(include))}`).toBe(`${url(include)}`);
  });

  it('none if the 400 has another reason or names other paths', () => {
    const missing = createMissingIncludes();
    const bodies = [
      undefined,
      {},
      { errors: [{ detail: 'Invalid nested filtering. The field `x` does not exist.' }] },
      refusal('field_other'),
    ];
    for (const body of bodies) expect(missing.learn(url('field_a'), body)).toBeUndefined();
  });
});

describe('a page whose include names missing relationships', () => {
  const UNKNOWN = ['field_blocks.field_awards', 'field_blocks.field_images'];
  const answer = (question: string): CannedAnswer | undefined => {
    if (!question.startsWith('/jsonapi/node/page/')) return undefined;
    const paths = /include=([^&]*)/.exec(question)?.[1]?.split(',') ?? [];
    const path = paths.find((one) => UNKNOWN.some((unknown) => one.startsWith(unknown)));
    const name = path?.split('.')[1] ?? '';
    return path === undefined ? undefined : { status: 400, body: refusal(path, name, name) };
  };

  it('renders without them; each is reported with its blocks and not requested again', async () => {
    await using site = await startSmallSite(answer);
    const found = await site.content.find('en', '/yard');
    expect(found?.type).toBe('node');
    const reports = site.events.filter(({ event }) => event === 'include-missing');
    expect(reports.map(({ field }) => field)).toEqual(UNKNOWN);
    expect(reports.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('missed by product-introduction'),
      expect.stringContaining('missed by key-figures'),
    ]);
    const before = site.server.asked.length;
    await site.content.find('en', '/only-in-english');
    const details = site.server.asked.slice(before).filter((question) => question.includes('/node/page/'));
    expect(details).toHaveLength(1);
    expect(details[0]).not.toMatch(/field_awards|field_images/);
    expect(details[0]).toContain('field_blocks.field_desktop_image');
  });
});
