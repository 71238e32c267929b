import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { DeckPlan, ROOMS } from '../../../blocks/CabinLayouts/DeckPlan.tsx';
import { getRooms } from '../../../blocks/CabinLayouts/getRooms.ts';
import { getServerIntl } from '../../../site/frame/serverIntl.ts';

/** Metres of the first berth of a plan, and of the width of its hull. */
function measure(length: number, beam: number) {
  const html = renderToStaticMarkup(
    <RawIntlProvider value={getServerIntl({ locale: 'en' })}>
      <DeckPlan cabins={4} length={length} beam={beam} hulls={getRooms(4, 4, ROOMS)} places={new Map()} />
    </RawIntlProvider>,
  );
  const [, width, height] = /<rect[^>]*?width="(\d+)" height="(\d+)"[^>]*berth/.exec(html) ?? [];
  const metre = 520 / length;
  return { berth: Number(width) / metre, hull: (Number(height) + 24) / metre };
}

it('a berth is two metres long on every boat, and the hulls of the longer one are slimmer', () => {
  const [small, large] = [measure(12.8, 7.25), measure(18.3, 9.7)];
  expect(small.berth).toBeCloseTo(2, 0);
  expect(large.berth).toBeCloseTo(2, 0);
  expect(large.hull).toBeGreaterThan(small.hull);
  expect(large.hull / 18.3).toBeLessThan(small.hull / 12.8);
});
