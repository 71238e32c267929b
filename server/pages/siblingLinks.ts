import type { SiblingLinks } from '../../schemas/blocks/sibling-links.ts';
import type { Link } from '../../schemas/parts/link.ts';
import type { RawBlock } from '../content/Content.ts';
import { withoutUndefined } from '../content/withoutUndefined.ts';
import { siblings } from './siblings.ts';

interface Entry {
  id: string;
  heading: string;
  url?: string;
}

const linkTo = (entry: Entry | undefined): Link | undefined =>
  entry?.url === undefined ? undefined : { url: entry.url, label: entry.heading };

/** The way from one entry of a list to its neighbours and back to the list. */
export function siblingLinks(
  list: readonly Entry[],
  id: string,
  { heading, listLink }: { heading: string; listLink: Link },
): RawBlock {
  // An entry without an address in this language cannot be led to.
  const { previous, next } = siblings(list, id, ({ url }) => url !== undefined);
  const props: SiblingLinks = withoutUndefined<SiblingLinks>({
    heading,
    previous: linkTo(previous),
    next: linkTo(next),
    list: listLink,
  });
  return { id: 'siblings', type: 'sibling-links', props };
}
