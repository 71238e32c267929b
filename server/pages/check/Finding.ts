import type { Locale } from '../../../locales/locales.ts';
import type { ContentEvent } from '../../services/content/ContentEvent.ts';

interface KindOfFinding {
  /** Heading of the group, in the plural. */
  title: string;
  /** Worth a look, and no reason to call the content broken. */
  isNote?: true;
}

/** Everything the check of the content finds, in the order in which it is told. */
export const findingKinds = {
  'dropped-block': { title: 'Dropped blocks' },
  'broken-page': { title: 'Pages that cannot be shown' },
  'broken-link': { title: 'Broken links' },
  'missing-file': { title: 'Missing pictures and films' },
  'left-out': { title: 'Content left out' },
  'missing-translation': { title: 'Missing translations' },
  'missing-alternative-text': { title: 'Missing alternative texts', isNote: true },
} as const satisfies Record<string, KindOfFinding>;

export type FindingKind = keyof typeof findingKinds;

/** One thing in the content that visitors do not get as its editor meant it. */
export interface Finding {
  kind: FindingKind;
  /** Site path of the page, prefix included; absent when it is about no single page. */
  page?: string;
  locale?: Locale;
  /** Id of the node whose page it is, the same in all languages; absent for what stands around all pages. */
  node?: string;
  /** Where in the page JSON, as a JSON pointer. */
  pointer?: string;
  /** Type of the block it is about. */
  block?: string;
  /** One sentence for the person who can mend it. */
  reason: string;
}

/** Where a finding stands: everything but what was found. */
export type FindingPlace = Omit<Finding, 'kind' | 'reason'>;

/** Whether the content is broken by it, or it is only a note. */
export function isNote({ kind }: Finding): boolean {
  return 'isNote' in findingKinds[kind];
}

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
