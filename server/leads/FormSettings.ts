import type { SubmissionKind } from './store/LeadTables.ts';

/** Ways by which a lead comes, each of which the CRM calls by a name of its own (behaviour §8.4). */
export type LeadChannel = 'contact' | 'brochure' | 'event' | 'charters' | 'newsletter';

/** What every form of the site needs that is no content. */
export interface FormSettings {
  channels: Readonly<Record<LeadChannel, string>>;
  /** The puzzle that keeps robots out: its key, and where the browser fetches it. */
  puzzle: { sitekey: string; url: string };
}

/** What kind a lead is by the name of its form; a form nobody knows is a request. */
export const kindOfForm = (name: string | undefined): SubmissionKind =>
  name === 'brochure' || name === 'event_subscription' || name === 'newsletter' ? name : 'contact';

const KINDS: Record<LeadChannel, SubmissionKind> = {
  contact: 'contact',
  brochure: 'brochure',
  event: 'event_subscription',
  charters: 'contact',
  newsletter: 'newsletter',
};

/** What kind a lead is by the way it has come, where nobody knows its form; ways of their own belong to events. */
export function kindOfChannel(
  channel: string | undefined,
  channels: FormSettings['channels'],
): SubmissionKind {
  // An object made of the record of all channels has no other keys.
  const known = (Object.keys(channels) as LeadChannel[]).find((name) => channels[name] === channel);
  return known ? KINDS[known] : 'event_subscription';
}
