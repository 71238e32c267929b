import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';

/** What the headings of a section know of it. */
interface SectionHeadings {
  /** Id of the section's heading, which names the section. */
  id?: string;
  heading?: string | undefined;
}

/** The section around; empty outside of any. */
export const SectionContext = createContext<SectionHeadings>({});

type SectionProps = ComponentProps<'section'> & {
  /** Names the section; undefined where its editor gave none. Set by `SectionHeading`, wherever it stands. */
  heading: string | undefined;
  /** Ground that reaches from edge to edge (site/design/backgrounds.css); that of the page when absent. */
  background?: 'sand' | 'haze' | 'deep' | 'picture' | undefined;
};

/** The section of a block, named by its heading. Must hold a `SectionHeading` when it has a heading. */
export function Section({ heading, background, children, ...attributes }: SectionProps) {
  const id = useId();
  return (
    <section {...attributes} data-background={background} aria-labelledby={heading && id}>
      <SectionContext value={{ id, heading }}>{children}</SectionContext>
    </section>
  );
}

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

interface ItemHeadingProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The heading of one card of a section: below the section's own, or in its place where it has none. */
export function ItemHeading({ className, children }: ItemHeadingProps) {
  const Heading = use(SectionContext).heading ? 'h3' : 'h2';
  return <Heading className={className}>{children}</Heading>;
}
