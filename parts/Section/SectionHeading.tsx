import { use } from 'react';
import { SectionContext } from './SectionContext.ts';

interface SectionHeadingProps {
  /** 1 for the block that opens a page. */
  level?: 1 | 2;
  className?: string | undefined;
}

/** The heading of the section around; nothing where it has none. */
export function SectionHeading({ level = 2, className }: SectionHeadingProps) {
  const { id, heading } = use(SectionContext);
  const Heading = `h${level}` as const;
  return (
    heading && (
      <Heading id={id} className={className}>
        {heading}
      </Heading>
    )
  );
}
