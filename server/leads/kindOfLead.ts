import type { FormSettings, LeadChannel } from './FormSettings.ts';
import type { SubmissionKind } from './store/LeadTables.ts';

/** By the name of its form; a form nobody knows is a request. */
export const kindOfForm = (name: string | undefined): SubmissionKind =>
  name === 'brochure' || name === 'event_subscription' || name === 'newsletter' ? name : 'contact';

const KINDS: Record<LeadChannel, SubmissionKind> = {
  contact: 'contact',
  brochure: 'brochure',
  event: 'event_subscription',
  charters: 'contact',
  newsletter: 'newsletter',
};

/** By the way it has come, where nobody knows its form; ways of their own belong to events. */
export function kindOfChannel(
  channel: string | undefined,
  channels: FormSettings['channels'],
): SubmissionKind {
  // An object made of the record of all channels has no other keys.
  const known = (Object.keys(channels) as LeadChannel[]).find((name) => channels[name] === channel);
  return known ? KINDS[known] : 'event_subscription';
}
