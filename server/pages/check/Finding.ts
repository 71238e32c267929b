import type { Locale } from '../../../locales/locales.ts';
import type { ContentEvent } from '../../services/content/ContentEvent.ts';

interface KindOfFinding {
  /** Heading of the group, in the plural. */
  title: string;
  /** A remark that does not count as broken content. */
  isNote?: true;
}

/** All kinds of findings, in the order of the report. */
export const findingKinds = {
  'content-service': { title: 'The content service' },
  'dropped-block': { title: 'Dropped blocks' },
  'broken-page': { title: 'Pages that cannot be shown' },
  'shadowed-address': { title: 'Addresses that the site does not show' },
  'broken-link': { title: 'Broken links' },
  'missing-file': { title: 'Missing files' },
  'damaged-file': { title: 'Damaged pictures' },
  'left-out': { title: 'Content left out' },
  'missing-translation': { title: 'Missing translations' },
  'repeated-picture': { title: 'Pictures twice on a page', isNote: true },
  'missing-alternative-text': { title: 'Missing alternative texts', isNote: true },
} as const satisfies Record<string, KindOfFinding>;

export type FindingKind = keyof typeof findingKinds;

/** One fault of the content that visitors would notice. */
export interface Finding {
  kind: FindingKind;
  /** Site path of the page, prefix included; absent when it concerns no single page. */
  page?: string;
  locale?: Locale;
  /** Id of the page's node, the same in all languages; absent for the frame. */
  node?: string;
  /** JSON pointer into the page JSON. */
  pointer?: string;
  /** Type of the block. */
  block?: string;
  /** One sentence for the person who can correct it. */
  reason: string;
  /** What the content service did, where that is why: equal for all findings with this cause. */
  cause?: string;
}

/** Position of a finding. */
export type FindingPlace = Omit<Finding, 'kind' | 'reason' | 'cause'>;

/** Whether it is only a remark. */
export function isNote({ kind }: Finding): boolean {
  return 'isNote' in findingKinds[kind];
}

const KINDS: Record<ContentEvent['event'], FindingKind> = {
  'relationship-missing': 'left-out',
  'image-refused': 'left-out',
  'item-dropped': 'left-out',
  'markup-removed': 'left-out',
  'field-invalid': 'left-out',
  'list-absent': 'left-out',
  'list-failed': 'left-out',
  'link-refused': 'broken-link',
  'link-unresolved': 'broken-link',
  untranslated: 'missing-translation',
  'text-untranslated': 'missing-translation',
  'access-denied': 'broken-page',
  'address-hidden': 'shadowed-address',
  'address-dead': 'broken-page',
  'language-missing': 'left-out',
  'include-missing': 'content-service',
};

/** An event of parsing content as a finding: where an editor finds it, and what was done. */
export function eventFinding({ event, reason, resource, field }: ContentEvent, place: FindingPlace): Finding {
  const bundle = resource?.replace(/^.*--/, '');
  const origin = [bundle, field].filter(Boolean).join(', ');
  return { kind: KINDS[event], ...place, reason: origin ? `${reason} (${origin})` : reason };
}
