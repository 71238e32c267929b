import { describe, expect, it } from 'vitest';
import { createPageValidator } from '../../renderer/src/createPageValidator.ts';
import type { Migration } from '../../renderer/src/Migration.ts';
import { blockMigrations, blockVersion } from '../../schemas/blockMigrations.ts';
import { blockSchemas } from '../../schemas/index.ts';

const isProps = (props: unknown): props is Record<string, unknown> =>
  typeof props === 'object' && props !== null;

/** Version 1 had a `title`; version 2 calls it heading; version 3 has links in a list. */
const titleToHeading: Migration = (props) => {
  if (!isProps(props)) return props;
  const { title, ...others } = props;
  return title === undefined ? others : { ...others, heading: title };
};
const linkToLinks: Migration = (props) => {
  if (!isProps(props)) return props;
  const { link, ...others } = props;
  return { ...others, links: link === undefined ? [] : [String(link).trim()] };
};

const teaser = {
  type: 'object',
  properties: {
    heading: { type: 'string' },
    links: { type: 'array', items: { type: 'string', minLength: 1 } },
    text: { type: 'string', format: 'html' },
  },
  required: ['heading', 'links'],
  additionalProperties: false,
};
const validate = createPageValidator<{ blocks: unknown[] }>({
  page: {},
  blocks: { teaser, plain: { type: 'object' }, brittle: teaser },
  migrations: {
    teaser: [titleToHeading, linkToLinks],
    brittle: [
      () => {
        throw new TypeError('links is not iterable');
      },
    ],
  },
});
const check = (...blocks: unknown[]) => validate({ blocks });

describe('a block of an older version', () => {
  it.each([
    [{ id: 'a', type: 'teaser', version: 1, props: { title: 'Keel', link: '/x' } }, 1],
    [{ id: 'a', type: 'teaser', props: { title: 'Keel', link: '/x' } }, 1],
    [{ id: 'a', type: 'teaser', version: 2, props: { heading: 'Keel', link: '/x' } }, 2],
  ])('is migrated to the newest; its old version is returned (%j)', (block, from) => {
    const { page, dropped, migrated } = check({ id: 'p', type: 'plain', props: {} }, block);
    expect(dropped).toEqual([]);
    expect(page.blocks[1]).toEqual({
      id: 'a',
      type: 'teaser',
      version: 3,
      props: { heading: 'Keel', links: ['/x'] },
    });
    expect(migrated).toEqual([{ type: 'teaser', index: 1, id: 'a', from, to: 3 }]);
  });

  it('is validated and sanitized after migration', () => {
    const text = '<p onclick="x()">Keel</p>';
    const { page } = check({ id: 'a', type: 'teaser', version: 1, props: { title: 'Keel', text } });
    expect(page.blocks).toMatchObject([{ props: { text: '<p>Keel</p>' } }]);
    const { dropped, migrated } = check({ id: 'a', type: 'teaser', version: 1, props: { link: ' ' } });
    expect(dropped[0]?.problems.map(({ sentence }) => sentence)).toEqual([
      '“heading” is missing',
      'item 1 in /links must not be empty',
    ]);
    expect(migrated).toEqual([]);
  });

  it('does not modify the given page JSON', () => {
    const block = { id: 'a', type: 'teaser', version: 1, props: { title: 'Keel', link: '/x' } };
    const before = structuredClone(block);
    check(block);
    expect(block).toEqual(before);
  });

  it('migration throws: only this block is dropped', () => {
    const { page, dropped } = check(
      { id: 'a', type: 'brittle', version: 1, props: {} },
      { id: 'p', type: 'plain', props: {} },
    );
    expect(page.blocks).toHaveLength(1);
    expect(dropped).toMatchObject([
      {
        pointer: '/blocks/0/props',
        reason: '“props” cannot be migrated from version 1 to 2: links is not iterable',
      },
    ]);
  });
});

describe('the version of a block', () => {
  it('newest: kept', () => {
    const block = { id: 'a', type: 'teaser', version: 3, props: { heading: 'Keel', links: [] } };
    const { page, migrated } = check(block);
    expect(page.blocks).toEqual([block]);
    expect(migrated).toEqual([]);
    expect(check(...page.blocks).page.blocks).toEqual([block]);
  });

  it('only one version: omitted', () => {
    expect(check({ id: 'p', type: 'plain', version: 1, props: {} }).page.blocks).toEqual([
      { id: 'p', type: 'plain', props: {} },
    ]);
  });

  it('newer than the site knows: the block is dropped', () => {
    expect(check({ id: 'a', type: 'teaser', version: 4, props: {} }).dropped).toMatchObject([
      {
        pointer: '/blocks/0/version',
        reason: '“version” 4 is newer than 3, the newest version this site knows',
      },
    ]);
  });

  it.each([
    [0, '“version” must be at least 1, found 0'],
    [1.5, '“version” must be a whole number, found the number 1.5'],
    ['2', '“version” must be a whole number, found the text “2”'],
  ])('%j: refused, must be a whole number from 1', (version, reason) => {
    expect(check({ id: 'p', type: 'plain', version, props: {} }).dropped).toMatchObject([{ reason }]);
  });
});

describe('the migrations of this site', () => {
  it('belong to existing block types and have consecutive versions', () => {
    expect(Object.keys(blockMigrations).filter((type) => !Object.hasOwn(blockSchemas, type))).toEqual([]);
    for (const [type, migrations] of Object.entries(blockMigrations)) {
      expect(blockVersion(type)).toBe(migrations.length + 1);
    }
    expect(blockVersion('no-such-block')).toBe(1);
    expect(blockVersion('constructor')).toBe(1);
  });
});
