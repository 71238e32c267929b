import { type Editorial, hubHero, listNode } from '../../services/content/editorialSite.ts';

const FILTERS = ['country', 'product', 'event_type'];
const COUNTRIES = ['FR', 'DE', 'IT'];

/** Day of an event: three a day, half of them before 2026. */
const toDay = (index: number, length: number) =>
  new Date(Date.UTC(2026, 0, 1) + Math.floor((index - length / 2) / 3) * 86_400_000)
    .toISOString()
    .slice(0, 10);

/** A site with so many events in three countries, with two models and one type, and a list page for them. */
export const eventsSite = (length: number): Editorial => ({
  nodes: {
    page: [listNode('list', { en: ['Events', '/events'] }, FILTERS)],
    event: Array.from({ length }, (_, index) => ({
      id: `e${index}`,
      in: { en: [`Event ${index}`, `/events/e${index}`] },
      attributes: {
        field_start_date: `${toDay(index, length)}T10:00:00+01:00`,
        field_country_code: COUNTRIES[index % COUNTRIES.length],
      },
      relationships: {
        field_event_type: { type: 'taxonomy_term--event_categories', id: 'shows' },
        field_products: [{ type: 'node--product', id: index % 2 === 0 ? 'model-a' : 'model-b' }],
      },
    })),
  },
  others: [
    hubHero(FILTERS),
    { type: 'taxonomy_term--event_categories', id: 'shows', attributes: { name: 'Boat shows' } },
    { type: 'node--product', id: 'model-a', attributes: { title: 'Model A' } },
    { type: 'node--product', id: 'model-b', attributes: { title: 'Model B' } },
  ],
});
