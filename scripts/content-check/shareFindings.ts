import { LOCALE_CODES } from '../../locales/locales.ts';
import type { Finding } from '../../server/check/Finding.ts';

/** What is found on a page, perhaps in several languages alike. */
export interface SharedFinding {
  /** Address in the first of the languages, then the codes of the others. */
  page: string;
  pointer: string | undefined;
  reason: string;
}

/** A reason may name the language itself; that alone makes no other finding. */
const plainReason = ({ reason, locale }: Finding): string =>
  locale ? reason.replace(new RegExp(` (in|into) ${locale};`), ';') : reason;

/** The same for what differs only in the language: by node, and without one by being around all pages. */
const keyOf = (finding: Finding): string => {
  const { node, block, pointer, locale, page } = finding;
  return JSON.stringify([node ?? (locale ? 'frame' : page), block, pointer, plainReason(finding)]);
};

function share([first, ...others]: readonly [Finding, ...Finding[]]): SharedFinding {
  const { page = 'The whole site', pointer, locale } = first;
  const also = new Set(others.flatMap((other) => other.locale ?? []).filter((other) => other !== locale));
  if (also.size === 0) return { page, pointer, reason: first.reason };
  return { page: `${page}, also in ${[...also].join(', ')}`, pointer, reason: plainReason(first) };
}

const placeOf = ({ locale }: Finding): number => (locale ? LOCALE_CODES.indexOf(locale) : -1);

/** Findings of one kind, those that differ only in the language as one, by page. */
export function shareFindings(findings: readonly Finding[]): SharedFinding[] {
  const ordered = findings.toSorted((one, other) => placeOf(one) - placeOf(other));
  // A group has a member at least, which its type does not say.
  const groups = [...Map.groupBy(ordered, keyOf).values()] as [Finding, ...Finding[]][];
  return groups.map(share).sort((one, other) => one.page.localeCompare(other.page));
}
