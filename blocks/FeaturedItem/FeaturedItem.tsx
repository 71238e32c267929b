import { ArticleWords } from '../../parts/Article/ArticleWords.tsx';
import { EventWords } from '../../parts/Event/EventWords.tsx';
import { Feature } from '../../parts/Feature/Feature.tsx';
import { Section } from '../../parts/Section/Section.tsx';
import type { FeaturedItem as FeaturedItemProps } from '../../schemas/blocks/featured-item.ts';

/** The article or the event that opens a list, large. */
export function FeaturedItem({ label, article, event }: FeaturedItemProps) {
  return (
    <Section className="grid" heading={undefined}>
      <Feature image={(article ?? event)?.image} label={label} isPast={!article && event?.isPast}>
        {article && <ArticleWords article={article} />}
        {!article && event && <EventWords event={event} />}
      </Feature>
    </Section>
  );
}
