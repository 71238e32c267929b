import { Section, SectionHeading } from '../../../../../site/components/Section/Section.tsx';

interface PaintChipsProps {
  heading: string;
  colours: readonly { name: string; value: string }[];
}

/** The colours of a hull. Drawn as SVG: the policy of the site allows no inline styles. */
export function PaintChips({ heading, colours }: PaintChipsProps) {
  return (
    <Section heading={heading} className="ternby-block ternby-paint">
      <SectionHeading />
      <ul className="ternby-chips">
        {colours.map(({ name, value }) => (
          <li key={value}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" fill={value} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
