import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { WEEKDAYS } from '../../demo/services/content/RollingDate.ts';
import type { BlockProps } from '../../schemas/index.ts';
import { loadBrand } from '../../server/config/loadBrand.ts';
import { TIME_SLOTS } from '../../site/forms/trialChoices.ts';
import { pageAt } from '../server/pages/pageAt.ts';
import { startDemoContent } from '../server/routes/demoContent.ts';

const events = globSync('demo/content/node/event/*.yaml').map((file) => parse(readFileSync(file, 'utf8')));
const { homePort } = loadBrand('demo/brand.json');

it('no event at the yard falls on its day of rest', () => {
  const atTheYard = events.filter(({ fields }) => fields.address?.locality === homePort?.name);
  const days = atTheYard.flatMap(({ fields: { start_date: start, end_date: end = start } }) => {
    const toDay = ({ weeks, day }: typeof start): number => weeks * 7 + WEEKDAYS.indexOf(day);
    const [first, last] = [toDay(start), toDay(end)];
    return Array.from({ length: last - first + 1 }, (_, index) => ((first + index) % 7) + 1);
  });
  expect(days.length).toBeGreaterThan(1);
  for (const day of homePort?.trials?.closedWeekdays ?? []) expect(days).not.toContain(day);
});

it('shows and open doors to come last until the last hour of a meeting', () => {
  const open = events.filter(
    ({ fields: { event_type: type, country_code: country, start_date: start, address } }) =>
      (type === 'event_categories/boat-shows' || address?.locality === homePort?.name) &&
      type !== 'event_categories/sea-trials' &&
      ['FR', 'DE'].includes(country) &&
      start.weeks > 0,
  );
  const ends = open.map(({ fields }) => fields.end_date.time);
  expect(ends.length).toBeGreaterThan(2);
  for (const end of ends) expect(Number.parseInt(end, 10)).toBeGreaterThanOrEqual(TIME_SLOTS.at(-1)?.to ?? 0);
});

it('a day at the yard is arranged with the yard', () => {
  const atTheYard = events.filter(({ fields }) => fields.address?.locality === homePort?.name);
  for (const { fields } of atTheYard) {
    expect(fields.dealer_name).toContain(homePort?.name);
    expect(fields).not.toHaveProperty('show_all_dealers');
  }
});

it('sea trials, and the page of a boat at a show, say near the top where boats come, the visitor’s country first', async () => {
  const { content, close } = await startDemoContent();
  const textAt = async (address: string, type: 'lead-form' | 'product-introduction') => {
    const { blocks } = await pageAt(content, address);
    const block = blocks.find((one) => one.type === type);
    return (block?.props as BlockProps['lead-form'] | undefined)?.text ?? '';
  };
  expect(await textAt('/de/probeschlag', 'lead-form')).toMatch(
    /kommen auch zu Ihnen:<\/p><ul><li><a href="[^"]+">Hamburg, .*<li><a href="[^"]+">Kiel, /,
  );
  const boat = await textAt('/de/katamarane/estran-42', 'product-introduction');
  expect(boat).toMatch(/Demnächst zu sehen: <a href="\/de\/veranstaltungen\/[^"]+">Hamburg, /);
  expect(boat).not.toContain('Lorient');
  expect(await textAt('/sea-trial', 'lead-form')).toContain('>Plymouth, ');
  const english = await textAt('/boats/estran-46', 'product-introduction');
  expect(english).toContain('>Genoa, ');
  expect(english).not.toContain('Genova');
  await close();
});
