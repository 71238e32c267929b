import type { Dealer } from '../../schemas/entities/dealer.ts';
import type { Lead } from '../../schemas/forms/lead-request.ts';
import { getBoatValues, toChosenBoats } from '../../site/forms/toChosenBoats.ts';
import { findDealer } from '../services/dealers/findDealer.ts';
import type { RefusedField } from './LeadRefused.ts';
import type { PageForm } from './PageForm.ts';

interface CheckContext {
  /** Of this site's brand, which every lead is for. */
  brandCode: string;
  /** Undefined while the dealer service is away. */
  dealers: readonly Dealer[] | undefined;
  pageForm: PageForm | undefined;
  /** Ways by which it may come; undefined while nobody knows them. */
  channels: readonly string[] | undefined;
}

const DAY_MS = 86_400_000;

/** It was sent today, on whatever clock; one that waited for a network, some days ago. */
const isRecent = (day: string): boolean => {
  const age = Date.now() - Date.parse(day);
  return age > -2 * DAY_MS && age < 8 * DAY_MS;
};

/** Whether a form lets its sender write to a dealer. */
const isOffered = (dealer: string, { dealers, pageForm }: CheckContext): boolean => {
  if (dealers && !findDealer(dealers, dealer)) return false;
  const { dealer: own, dealers: choice } = pageForm?.form ?? {};
  return own?.id !== undefined && !choice ? own.id === dealer : true;
};

/** What a lead names that nobody knows; by JSON pointer. What cannot be checked now is taken as it is. */
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
