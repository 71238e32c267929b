import { countryName } from '../../../locales/countries/countryName.ts';
import { LOCALES } from '../../../locales/locales.ts';
import type { HomePort } from '../../../schemas/brand.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import { offersDay, offersMonth } from '../../../schemas/parts/seaTrial.ts';
import { DAYS_ID } from '../../../site/components/Form/toFieldId.ts';
import type { RawBlock } from '../../services/content/Content.ts';
import { contentPage } from '../contentPage.ts';
import { nextPlaces } from '../events/eventDates.ts';
import { createForm, formBlock } from '../forms/createForm.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import { findListNode } from '../lists/listPage.ts';
import { nodePage } from '../nodePage.ts';
import type { PageBuilder, PageRequest } from '../PageBuilder.ts';
import { getMeetingPlace } from './createTrialCalendar.ts';
import { type ClosedReason, getTrialRules, toDayRanges, toReasons } from './getClosedReason.ts';
import { trialDays } from './trialDays.ts';

type Trial = NonNullable<Form['trial']>;

/**
 * “Come sailing”: the editor's page, with the form for a sea trial below its hero, or first where a boat comes along
 * (behaviour §7.11). A brand without a home port has the editor's page alone.
 */
export const seaTrialPage: PageBuilder = async (request) => {
  const { brand, now, record, text } = request;
  const { homePort } = brand;
  if (!homePort) return nodePage(request);
  const found = await findListNode('sea-trial', request);
  if (found?.type !== 'node') return found;

  const trial = trialDays(now, homePort);
  record.expire(trial.until);
  const form = await createForm(request, { mode: 'sea_trial', trial: toTrial(trial, homePort, request) });
  const boat = form.boats.find(({ id }) => id === form.preselected)?.name;
  const [hero, ...others] = found.node.blocks;
  // Who comes with a boat, or has sent the form, has read the hero: the page's title alone stands in its place.
  const opening = hero && !boat && !form.answer?.reference ? [withNextDay(hero, trial.days, request)] : [];
  const block = await withPlaces(formBlock(form, toWords(boat), text), request);
  const blocks = [...opening, block, ...others];
  const draft = contentPage({ ...found.node, blocks }, request, {
    kind: 'sea-trial',
    trail: [],
    label: found.node.pageInfo.pageTitle,
  });
  return { type: 'page', draft };
};

/**
 * The hero with the next day that is offered and a button, which both lead to the calendar, the day with itself ticked:
 * on a phone that stands two screens below.
 */
function withNextDay(
  hero: RawBlock,
  days: ReturnType<typeof trialDays>['days'],
  { route: { locale, canonicalPath }, text }: PageRequest,
): RawBlock {
  const next = days.find(({ closed, afloat }) => !closed && afloat);
  if (!next?.afloat || hero.type !== 'secondary-hero') return hero;
  const format = new Intl.DateTimeFormat(LOCALES[locale].formats, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const { fromClock: from, toClock: to } = next.afloat;
  const url = `#${DAYS_ID}`;
  const day = `<a href="${canonicalPath}?day=${next.date}${url}">${format.format(new Date(next.date))}</a>`;
  const words = text('seaTrial.firstFree', { day, from, to });
  const { text: lead = '', link = { url, label: text('seaTrial.choose') } } = hero.props;
  return { ...hero, props: { ...hero.props, text: `${lead}<p>${words}</p>`, link } };
}

/** The form with the next places where boats come to the visitor, for whom the home port is too far. */
async function withPlaces(block: RawBlock, request: PageRequest): Promise<RawBlock> {
  const { content, route, text } = request;
  const events = await listOrEmpty(content.events(route.locale), 'the list of events', request);
  const places = nextPlaces(events, request);
  if (places.length === 0) return block;
  const elsewhere = `<p>${text('seaTrial.elsewhere')}</p><ul><li>${places.join('</li><li>')}</li></ul>`;
  return { ...block, props: { ...block.props, text: `${block.props.text ?? ''}${elsewhere}` } };
}

/** What stands beside the form. */
const toWords = (boat = '') =>
  ({
    heading: boat ? 'seaTrial.heading.boat' : 'seaTrial.heading',
    text: 'seaTrial.text',
    values: { boat },
  }) as const;

/** The trial as the form shows it: in the visitor's language. */
function toTrial(
  { days, months }: ReturnType<typeof trialDays>,
  homePort: HomePort,
  { route: { locale }, text, query }: PageRequest,
): Trial {
  const { name: port, gauge, source } = homePort;
  const { noticeDays, holidays } = getTrialRules(homePort);
  const reasons: Record<ClosedReason, () => string> = {
    rest: () => text('seaTrial.closed.rest'),
    holiday: () =>
      text('seaTrial.closed.holiday', { country: holidays ? countryName(holidays.country, locale) : '' }),
    notice: () => text('seaTrial.closed.notice', { days: noticeDays }),
    tide: () => text('seaTrial.closed.tide'),
  };
  const place = getMeetingPlace(homePort, locale);
  const shown = days.map(({ closed, afloat, ...day }) => ({
    ...day,
    ...(afloat && { afloat: { from: afloat.fromClock, to: afloat.toClock } }),
    ...(closed && { closed: reasons[closed]() }),
  }));
  const day = query.get('day') ?? '';
  // After sending, the address says in it what was asked for.
  const isChosen = !query.has('sent') && (offersDay(days, day) || offersMonth(months, day));
  return {
    port,
    ...(place && { meetingPlace: place }),
    gauge,
    source,
    days: shown,
    // German puts dots after some of them.
    months: months.map(({ month, days: some }) => ({
      month,
      days: toDayRanges(some, locale, { day: 'numeric' }).replaceAll('.', ''),
    })),
    ...(isChosen && { chosen: day }),
    reasons: toReasons(shown, locale),
  };
}
