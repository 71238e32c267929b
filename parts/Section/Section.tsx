import { type ComponentProps, useId } from 'react';
import { SectionContext } from './SectionContext.ts';

type SectionProps = ComponentProps<'section'> & {
  /** Names the section; undefined where its editor gave none. Set by `SectionHeading`, wherever it stands. */
  heading: string | undefined;
  /** Ground that reaches from edge to edge (design/grounds.css); that of the page when absent. */
  ground?: 'sand' | 'haze' | 'deep' | 'picture' | undefined;
};

/** The section of a block, named by its heading. Must hold a `SectionHeading` when it has a heading. */
export function Section({ heading, ground, children, ...attributes }: SectionProps) {
  const id = useId();
  return (
    <section {...attributes} data-ground={ground} aria-labelledby={heading && id}>
      <SectionContext value={{ id, heading }}>{children}</SectionContext>
    </section>
  );
}
