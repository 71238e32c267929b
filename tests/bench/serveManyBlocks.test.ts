import { describe, expect, it } from 'vitest';
import { multiplyBlocks } from './serveManyBlocks.ts';

const block = (letter: string) => ({ type: `paragraph--${letter}`, id: `0000-${letter.repeat(6)}` });

describe('a page with many blocks', () => {
  it('has the blocks of the page in turn, each with an id of its own', () => {
    const known = [block('a'), block('b')];
    const data = { type: 'node--page', id: 'p', relationships: { field_blocks: { data: known } } };
    const many = multiplyBlocks({ data, included: known }, 3);
    expect(many.data.relationships?.field_blocks?.data).toEqual([
      { type: 'paragraph--a', id: '0000-000000' },
      { type: 'paragraph--b', id: '0000-000001' },
      { type: 'paragraph--a', id: '0000-000002' },
    ]);
    expect(many.included).toHaveLength(5);
  });
});
