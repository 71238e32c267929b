import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';

/** Facts of a section for its headings. */
interface SectionHeadings {
  /** Id of the section's heading, which labels the section. */
  id?: string;
  heading?: string | undefined;
}

/** The surrounding section; empty outside. */
export const SectionContext = createContext<SectionHeadings>({});

type SectionProps = ComponentProps<'section'> & {
  /** Text of the section's heading; undefined where there is none. Rendered by `SectionHeading`. */
  heading: string | undefined;
  /** Edge-to-edge background (site/design/backgrounds.css); default: that of the page, as white, which touches others. */
  background?: 'white' | 'sand' | 'haze' | 'deep' | 'lagoon' | 'picture' | undefined;
};

/** The section of a block, labelled by its heading. Must contain a `SectionHeading` when it has a heading. */
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

/** The heading of the surrounding section, if it has one. */
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

/** The heading of a card in a section: one level below the section's own, or on its level where it has none. */
export function ItemHeading({ className, children }: ItemHeadingProps) {
  const Heading = use(SectionContext).heading ? 'h3' : 'h2';
  return <Heading className={className}>{children}</Heading>;
}
