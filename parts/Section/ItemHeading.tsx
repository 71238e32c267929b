import { type ReactNode, use } from 'react';
import { SectionContext } from './SectionContext.ts';

interface ItemHeadingProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The heading of one card of a section: below the section's own, or in its place where it has none. */
export function ItemHeading({ className, children }: ItemHeadingProps) {
  const Heading = use(SectionContext).heading ? 'h3' : 'h2';
  return <Heading className={className}>{children}</Heading>;
}
