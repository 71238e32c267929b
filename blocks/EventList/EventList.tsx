import type { EventList as EventListProps } from '../../schemas/blocks/event-list.ts';
import { CARD_SIZES, CardList } from '../../site/components/CardList/CardList.tsx';
import { EventWords } from '../../site/components/Event/EventWords.tsx';
import { TeaserCard } from '../../site/components/Teaser/TeaserCard.tsx';

/** Events as cards, three in a row; past ones are grey and say so. */
export function EventList({ events, ...list }: EventListProps) {
  return (
    <CardList {...list}>
      {events.map((event) => (
        <li key={event.id}>
          <TeaserCard image={event.image} isPast={event.isPast} sizes={CARD_SIZES}>
            <EventWords event={event} />
          </TeaserCard>
        </li>
      ))}
    </CardList>
  );
}
