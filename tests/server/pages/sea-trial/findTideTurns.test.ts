import { describe, expect, it } from 'vitest';
import { findTideTurns } from '../../../../server/pages/sea-trial/findTideTurns.ts';
import { getEaster, getTourDays } from '../../../../server/pages/sea-trial/getClosedReason.ts';
import { getDaylight } from '../../../../server/pages/sea-trial/getDaylight.ts';
import { tideHeight } from '../../../../server/pages/sea-trial/tideHeight.ts';
import { trialDays } from '../../../../server/pages/sea-trial/trialDays.ts';
import { demoBrand } from '../../../demoBrand.ts';

const port = demoBrand.homePort;
if (!port) throw new Error('The demo has a home port');
const DAY_MS = 86_400_000;

/** From @neaps/tide-predictor 0.11.0, another implementation, with the constants of demo/brand.json. */
const PREDICTED = [
  ['2015-03-21T04:01:44Z', 2.63],
  ['2015-03-21T10:19:40Z', -2.78],
  ['2015-03-21T16:22:39Z', 2.49],
  ['2015-03-21T22:38:59Z', -2.76],
  ['2026-12-08T02:48:54Z', 1.53],
  ['2026-12-08T09:11:41Z', -1.63],
  ['2029-06-03T08:19:49Z', 0.97],
  ['2029-06-03T20:43:11Z', 1.12],
] as const;

/** Of 2026 (astronomical almanac): new and full moon, first and last quarter. */
const SYZYGIES = ['2026-03-03T11:38Z', '2026-03-19T01:23Z', '2026-09-11T03:27Z', '2026-09-26T16:49Z'];
const QUARTERS = ['2026-03-11T09:39Z', '2026-03-25T19:18Z', '2026-09-04T07:51Z', '2026-09-18T20:44Z'];

const getRange = (from: number) => {
  const heights = findTideTurns(from, from + DAY_MS, port).map(({ height }) => height);
  return Math.max(...heights) - Math.min(...heights);
};

describe('the tide at the home port', () => {
  it.each(PREDICTED)('turns at %s, within two minutes and two centimetres', (time, height) => {
    const wanted = Date.parse(time);
    const [turn] = findTideTurns(wanted - 2 * 3_600_000, wanted + 2 * 3_600_000, port);
    expect(Math.abs((turn?.time ?? 0) - wanted)).toBeLessThan(120_000);
    expect(turn?.height).toBeCloseTo(height, 1);
    expect(turn?.isHigh).toBe(height > 0);
  });

  it.each(SYZYGIES)('spring tide within three days after the moon of %s', (moon) => {
    const after = Array.from({ length: 15 }, (_, day) => getRange(Date.parse(moon) + day * DAY_MS));
    expect(after.indexOf(Math.max(...after.slice(0, 10)))).toBeLessThanOrEqual(3);
  });

  it.each(QUARTERS)('neap tide within three days after the moon of %s', (moon) => {
    const after = Array.from({ length: 10 }, (_, day) => getRange(Date.parse(moon) + day * DAY_MS));
    expect(after.indexOf(Math.min(...after))).toBeLessThanOrEqual(3);
  });

  it('has a mean of zero over a year', () => {
    const heights = Array.from({ length: 8760 }, (_, hour) => tideHeight(Date.UTC(2026, 0, 1, hour), port));
    expect(heights.reduce((sum, height) => sum + height, 0) / 8760).toBeCloseTo(0, 2);
  });
});

describe('the days of sea trials', () => {
  it('from tomorrow in the port’s time zone, four whole weeks after this one; `until` is its midnight', () => {
    const { days, until } = trialDays(new Date('2026-11-24T22:30:00Z'), port);
    expect(days).toHaveLength(33);
    expect(days[0]).toEqual({
      date: '2026-11-25',
      high: ['04:28', '16:53'],
      low: ['10:49', '23:09'],
      range: 4.5,
      closed: 'notice',
    });
    expect(days.at(-1)?.date).toBe('2026-12-27');
    expect(new Date(until).toISOString()).toBe('2026-11-24T23:00:00.000Z');
    expect(trialDays(new Date('2026-11-24T23:30:00Z'), port).days[0]?.date).toBe('2026-11-26');
  });

  it('offers no day too short for two hours of sailing, and says when there is water and daylight', () => {
    const { days } = trialDays(new Date('2026-11-27T09:00:00Z'), port);
    const find = (day: string) => days.find(({ date }) => date === day);
    expect(find('2026-12-10')).toMatchObject({ high: [expect.any(String), '17:17'], closed: 'tide' });
    expect(find('2026-12-05')).toMatchObject({
      high: ['01:54', '14:15'],
      afloat: { fromClock: '12:20', toClock: '16:10' },
    });
    // Cut at sunset.
    expect(find('2026-12-07')?.afloat).toMatchObject({ toClock: '17:20' });
    expect(find('2026-12-08')?.closed).toBe('tide');
    const { position: _none, ...everLight } = port;
    const dark = trialDays(new Date('2026-11-27T09:00:00Z'), everLight).days;
    expect(dark.find(({ date }) => date === '2026-12-10')?.afloat).toMatchObject({ toClock: '19:10' });
  });

  it('offers neither Sundays, holidays, the next two days nor a tide outside the hours of the port', () => {
    const { days } = trialDays(new Date('2026-12-20T10:00:00Z'), port);
    const offered = (date: string) => days.find((day) => day.date === date)?.closed;
    expect(offered('2026-12-22')).toBe('notice');
    expect(offered('2026-12-23')).toBeUndefined();
    expect(offered('2026-12-25')).toBe('holiday');
    expect(offered('2026-12-27')).toBe('rest');
    expect(days.find(({ date }) => date === '2026-12-28')).toMatchObject({
      high: ['07:27', '19:57'],
      closed: 'tide',
    });
  });

  it('says of each of the six months after them which days can be sailed, as its calendar will', () => {
    const { months } = trialDays(new Date('2026-11-24T10:00:00Z'), port);
    expect(months.map(({ month }) => month)).toEqual(
      ['01', '02', '03', '04', '05', '06'].map((month) => `2027-${month}`),
    );
    const { days } = trialDays(new Date('2027-02-25T10:00:00Z'), port);
    const march = days.flatMap(({ date, closed }) => (closed || !date.startsWith('2027-03') ? [] : [date]));
    expect(march.length).toBeGreaterThan(9);
    const offered = months.find(({ month }) => month === '2027-03')?.days;
    expect(offered?.filter((date) => date <= (days.at(-1)?.date ?? ''))).toEqual(march);
  });

  it('counts days from Easter', () => {
    const { days } = trialDays(new Date('2027-04-20T10:00:00Z'), port);
    const holidays = days.filter(({ closed }) => closed === 'holiday').map(({ date }) => date);
    expect(holidays).toEqual(['2027-05-01', '2027-05-06', '2027-05-08', '2027-05-17']);
  });

  it('a port without rules rests on Sundays and wants two whole days of notice', () => {
    const { trials: _none, ...plain } = port;
    const { days } = trialDays(new Date('2026-12-21T10:00:00Z'), plain);
    expect(days.filter(({ closed }) => closed).map(({ date, closed }) => `${date} ${closed}`)).toEqual([
      '2026-12-22 notice',
      '2026-12-23 notice',
      '2026-12-27 rest',
      '2027-01-03 rest',
      '2027-01-10 rest',
      '2027-01-17 rest',
      '2027-01-24 rest',
    ]);
  });

  it.each(['2024-03-31', '2026-04-05', '2035-03-25', '2038-04-25', '2049-04-18', '2076-04-19', '2285-03-22'])(
    'has Easter on %s',
    (day) => {
      expect(getEaster(Number(day.slice(0, 4)))).toBe(Date.parse(day));
    },
  );

  it('30 days across a clock change, each with at least one high water', () => {
    const { days } = trialDays(new Date('2026-03-20T12:00:00Z'), port);
    expect(new Set(days.map(({ date }) => date)).size).toBe(30);
    expect(days.map(({ date }) => date)).toContain('2026-03-29');
    expect(days.every(({ high, low }) => high.length > 0 && low.length > 0)).toBe(true);
  });
});

/** Local almanacs of these places, in UTC. */
const SUN = [
  ['London, longest day', [51.5, -0.13], '2024-06-21T03:43Z', '2024-06-21T20:21Z'],
  ['London, shortest day', [51.5, -0.13], '2024-12-21T08:04Z', '2024-12-21T15:53Z'],
  ['Sydney', [-33.87, 151.21], '2024-12-20T18:41Z', '2024-12-21T09:05Z'],
] as const;

describe('daylight', () => {
  it.each(SUN)('%s: within three minutes of the almanac', (_place, [latitude, longitude], rise, set) => {
    const [from, to] = [Date.parse(rise), Date.parse(set)];
    const found = getDaylight((from + to) / 2, { latitude, longitude });
    expect(Math.abs(found.from - from)).toBeLessThan(180_000);
    expect(Math.abs(found.to - to)).toBeLessThan(180_000);
  });

  it.each([
    ['June', '2026-06-21', 24],
    ['December', '2026-12-21', 0],
  ])('lasts all day or none beyond the polar circle in %s', (_month, day, hours) => {
    const { from, to } = getDaylight(Date.parse(`${day}T12:00Z`), { latitude: 75, longitude: 0 });
    expect((to - from) / 3_600_000).toBeCloseTo(hours, 5);
  });
});

describe('tours of the yard', () => {
  const { tours: wanted, ...without } = port;

  it('are on the next six Wednesdays, after a whole day of notice, by the clock of the port', () => {
    const [first, ...others] = getTourDays(new Date('2026-11-30T22:59:00Z'), port);
    expect([first, others.length]).toEqual(['2026-12-02', 5]);
    expect(getTourDays(new Date('2026-11-30T23:01:00Z'), port)[0]).toBe('2026-12-09');
    for (const day of others) expect(new Date(day).getUTCDay()).toBe(3);
  });

  it('are on no public holiday: 11 November 2026 is a Wednesday', () => {
    expect(getTourDays(new Date('2026-11-05T12:00:00Z'), port)[0]).toBe('2026-11-18');
  });

  it('there are none where the brand says nothing of them', () => {
    expect(wanted?.times).toEqual(['10:00', '14:30']);
    expect(getTourDays(new Date(), without)).toEqual([]);
  });
});
