import type { Dealer } from '../../schemas/entities/dealer.ts';
import type { Lead } from '../../schemas/forms/lead-request.ts';
import { getBoatValues, toChosenBoats } from '../../site/forms/toChosenBoats.ts';
import { findDealer } from '../services/dealers/findDealer.ts';
import type { RefusedField } from './LeadRefused.ts';
import type { PageForm } from './PageForm.ts';

interface CheckContext {
  /** Brand code that every lead of this site must have. */
  brandCode: string;
  /** Undefined while the dealer service is down. */
  dealers: readonly Dealer[] | undefined;
  pageForm: PageForm | undefined;
  /** Allowed channels; undefined while unknown. */
  channels: readonly string[] | undefined;
}

const DAY_MS = 86_400_000;

/** Sent today, in any time zone, or some days ago after waiting for a network. */
const isRecent = (day: string): boolean => {
  const age = Date.now() - Date.parse(day);
  return age > -2 * DAY_MS && age < 8 * DAY_MS;
};

/** Whether a form offers a dealer as recipient. */
const isOffered = (dealer: string, { dealers, pageForm }: CheckContext): boolean => {
  if (dealers && !findDealer(dealers, dealer)) return false;
  const { dealer: own, dealers: choice } = pageForm?.form ?? {};
  return own?.id !== undefined && !choice ? own.id === dealer : true;
};

/** Faults of a lead by JSON pointer: references to unknown things. What cannot be checked now is accepted. */
export function checkLead(
  { Brand: brand, TouchPoints: touchPoints }: Lead,
  context: CheckContext,
): RefusedField[] {
  const { brandCode, pageForm, channels } = context;
  const boats =
    pageForm && new Set(toChosenBoats(getBoatValues(pageForm.form), pageForm.form).map(({ id }) => id));
  const wrongBrand = brand === brandCode ? [] : [{ field: '/Leads/0/Brand', problem: 'choice' }];
  const wrongPoints = touchPoints.flatMap((point, index) => {
    const wrong: [field: string, problem: string, isWrong: boolean | undefined][] = [
      ['Dealer', 'dealer', point.Dealer !== undefined && !isOffered(point.Dealer, context)],
      ['DesiredBoat', 'choice', boats && !boats.has(point.DesiredBoat)],
      ['Brand', 'choice', point.Brand !== brandCode],
      ['Channel', 'choice', channels && !channels.includes(point.Channel)],
      ['Date', 'day', !isRecent(point.Date)],
    ];
    return wrong.flatMap(([field, problem, isWrong]) =>
      isWrong ? [{ field: `/Leads/0/TouchPoints/${index}/${field}`, problem }] : [],
    );
  });
  return [...wrongBrand, ...wrongPoints];
}
