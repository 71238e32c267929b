import { Section, SectionHeading } from '../../../../../site/components/Section/Section.tsx';

interface DayOutProps {
  heading: string;
  hours: readonly { time: string; activity: string }[];
}

/** A day on the water, hour by hour. */
export function DayOut({ heading, hours }: DayOutProps) {
  return (
    <Section heading={heading} className="ternby-block">
      <SectionHeading />
      <ol className="ternby-day">
        {hours.map(({ time, activity }) => (
          <li key={time}>
            <time>{time}</time>
            <span>{activity}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
