import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { WEEKDAYS } from '../../demo/services/content/RollingDate.ts';
import { loadBrand } from '../../server/config/loadBrand.ts';

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
