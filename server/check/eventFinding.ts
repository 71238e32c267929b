import type { ContentEvent } from '../content/ContentEvent.ts';
import type { Finding, FindingKind, FindingPlace } from './Finding.ts';

const KINDS: Record<ContentEvent['event'], FindingKind> = {
  'relationship-missing': 'left-out',
  'image-refused': 'left-out',
  'field-invalid': 'left-out',
  'list-absent': 'left-out',
  'list-failed': 'left-out',
  'link-refused': 'broken-link',
  'link-unresolved': 'broken-link',
  untranslated: 'missing-translation',
  'text-untranslated': 'missing-translation',
  'access-denied': 'broken-page',
};

/** What was reported while content was read, as a finding: where an editor finds it, and what became of it. */
export function eventFinding({ event, reason, resource, field }: ContentEvent, place: FindingPlace): Finding {
  const bundle = resource?.replace(/^.*--/, '');
  const origin = [bundle, field].filter(Boolean).join(', ');
  return { kind: KINDS[event], ...place, reason: origin ? `${reason} (${origin})` : reason };
}
