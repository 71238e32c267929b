import { describe, expect, it } from 'vitest';
import { siblingLinks } from '../../../server/pages/siblingLinks.ts';

const entry = (id: string, url?: string) => ({ id, heading: `Heading of ${id}`, ...(url && { url }) });
const LIST_LINK = { url: '/news', label: 'All news' };

const getLinks = (list: readonly ReturnType<typeof entry>[], id: string) => {
  const [block] = siblingLinks(list, id, { heading: 'Previous and next', listLink: LIST_LINK });
  return block?.props;
};

describe('links to siblings', () => {
  const list = [entry('a', '/a'), entry('hidden'), entry('b', '/b'), entry('c', '/c')];

  it('link the entries before and after', () => {
    const links = getLinks([entry('a', '/a'), entry('b', '/b'), entry('c', '/c')], 'b');
    expect(links).toMatchObject({ previous: { url: '/a' }, next: { url: '/c' } });
  });

  it('skip an entry without a URL', () => {
    expect(getLinks(list, 'b')).toMatchObject({ previous: { url: '/a', label: 'Heading of a' } });
    expect(getLinks(list, 'a')).toMatchObject({ next: { url: '/b' } });
  });

  it('work for an entry that has no URL itself', () => {
    expect(getLinks(list, 'hidden')).toMatchObject({ previous: { url: '/a' }, next: { url: '/b' } });
  });

  it('no previous of the first, no next of the last', () => {
    expect(getLinks(list, 'a')).not.toHaveProperty('previous');
    expect(getLinks(list, 'c')).not.toHaveProperty('next');
  });

  it.each([
    ['an entry that is not in the list', 'elsewhere', list],
    ['the only entry', 'a', [entry('a', '/a')]],
    ['any entry when there is no list', 'a', []],
  ])('%s: only the list link', (_what, id, given) => {
    expect(getLinks(given, id)).toEqual({ heading: 'Previous and next', list: LIST_LINK });
  });
});
