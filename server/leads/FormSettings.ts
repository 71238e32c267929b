import type { SubmissionKind } from './store/LeadTables.ts';

/** Sources of leads, each with its own name in the CRM (behaviour §8.4). */
export type LeadChannel = 'contact' | 'brochure' | 'event' | 'charters' | 'newsletter' | 'seaTrial';

/** Settings of forms that are no content. */
export interface FormSettings {
  channels: Readonly<Record<LeadChannel, string>>;
  /** The captcha: its key, and the address of its puzzles. */
  puzzle: { sitekey: string; url: string };
}

/** Kind of a submission by the name of its form; default: a request. */
export const kindOfForm = (name: string | undefined): SubmissionKind =>
  name === 'brochure' || name === 'event_subscription' || name === 'newsletter' || name === 'sea_trial'
    ? name
    : 'contact';

const KINDS: Record<LeadChannel, SubmissionKind> = {
  contact: 'contact',
  brochure: 'brochure',
  event: 'event_subscription',
  charters: 'contact',
  newsletter: 'newsletter',
  seaTrial: 'sea_trial',
};

/** Kind of a lead by its channel, where its form is unknown; unknown channels belong to events. */
export function kindOfChannel(
  channel: string | undefined,
  channels: FormSettings['channels'],
): SubmissionKind {
  // The record of channels has no other keys.
  const known = (Object.keys(channels) as LeadChannel[]).find((name) => channels[name] === channel);
  return known ? KINDS[known] : 'event_subscription';
}
