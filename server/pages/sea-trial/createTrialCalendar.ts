import ical, { ICalEventBusyStatus, ICalEventStatus } from 'ical-generator';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../locales/locales.ts';
import type { Brand, HomePort } from '../../../schemas/brand.ts';
import { translate } from '../translate.ts';
import { trialDays } from './trialDays.ts';

interface TrialCalendarOptions {
  homePort: HomePort;
  brand: Brand;
  locale: Locale;
  /** Names of the boats that were asked for. */
  boats: readonly string[];
  /** Of the request. */
  reference?: string | undefined;
  siteUrl: string;
  /** Path of the page of sea trials. */
  path: string;
  now: Date;
}

/**
 * The day of a sea trial that was asked for, as a calendar file (RFC 5545): while there is water and daylight, all day at a
 * port that does not say how long that is; tentative, because the yard has not confirmed it.
 *
 * @param day ISO 8601.
 * @returns undefined for a day on which the yard does not sail.
 */
export function createTrialCalendar(
  day: string,
  { homePort, brand, locale, boats, reference, siteUrl, path, now }: TrialCalendarOptions,
): string | undefined {
  const found = trialDays(now, homePort).days.find(({ date }) => date === day);
  // The notice may have run out since the request.
  if (!found || (found.closed && found.closed !== 'notice')) return undefined;
  const text = translate(locale, brand);
  const list = new Intl.ListFormat(LOCALES[locale].formats);
  const { name: port } = homePort;
  const { telephone, email } = brand.contact;
  const calendar = ical({ prodId: { company: brand.name, product: 'bridgedeck' } });
  calendar.createEvent({
    id: `${['sea-trial', day, ...boats].join('-').replaceAll(/[^\w-]+/g, '-')}@${new URL(siteUrl).hostname}`,
    // The same file all day: caches may keep it.
    stamp: new Date(now.toISOString().slice(0, 10)),
    ...(found.afloat
      ? { start: new Date(found.afloat.from), end: new Date(found.afloat.to) }
      : { start: new Date(`${day}T00:00:00Z`), allDay: true, timezone: 'UTC' }),
    status: ICalEventStatus.TENTATIVE,
    busystatus: ICalEventBusyStatus.TENTATIVE,
    summary: text('seaTrial.calendar.title', { boats: boats.length > 0 ? list.format(boats) : brand.name }),
    location: getMeetingPlace(homePort, locale) ?? port,
    description: [
      `${text('seaTrial.receipt.tide', { port })}: ${text('seaTrial.receipt.water', { high: list.format(found.high), low: list.format(found.low) })}`,
      text('form.success.trial.text'),
      text('seaTrial.change', { telephone, email }),
      ...(reference ? [`${text('error.reference')} ${reference}`] : []),
    ].join('\n'),
    url: siteUrl + path,
  });
  return calendar.toString();
}

/** Where a trial begins, in a language of the site or else its default one; undefined where only the port is known. */
export const getMeetingPlace = (
  { meetingPlace }: Pick<HomePort, 'meetingPlace'>,
  locale: Locale,
): string | undefined => meetingPlace?.[locale] ?? meetingPlace?.[DEFAULT_LOCALE];
