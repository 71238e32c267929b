import type { FeaturedItem as FeaturedItemProps } from '../../schemas/blocks/featured-item.ts';
import { ArticleWords } from '../../site/components/Article/ArticleWords.tsx';
import { EventWords } from '../../site/components/Event/EventWords.tsx';
import { Feature } from '../../site/components/Feature/Feature.tsx';
import { Section } from '../../site/components/Section/Section.tsx';

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
