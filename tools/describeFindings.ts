import { LOCALE_CODES } from '../locales/locales.ts';
import { count } from '../renderer/showValue.ts';
import type { CheckedContent } from '../server/pages/check/checkContent.ts';
import { type Finding, type FindingKind, findingKinds, isNote } from '../server/pages/check/Finding.ts';

/** What is found on a page, perhaps in several languages alike. */
interface SharedFinding {
  /** Address in the first of the languages, then the codes of the others. */
  page: string;
  pointer: string | undefined;
  reason: string;
}

/** A reason may name the language itself; that alone makes no other finding. */
const plainReason = ({ reason, locale }: Finding): string =>
  locale ? reason.replace(new RegExp(` (in|into) ${locale};`), ';') : reason;

/** The same for what differs only in the language: by node, and without one by being around all pages. */
const toFindingKey = (finding: Finding): string => {
  const { node, block, pointer, locale, page } = finding;
  return JSON.stringify([node ?? (locale ? 'frame' : page), block, pointer, plainReason(finding)]);
};

function share([first, ...others]: readonly [Finding, ...Finding[]]): SharedFinding {
  const { page = 'The whole site', pointer, locale } = first;
  const also = new Set(others.flatMap((other) => other.locale ?? []).filter((other) => other !== locale));
  if (also.size === 0) return { page, pointer, reason: first.reason };
  return { page: `${page}, also in ${[...also].join(', ')}`, pointer, reason: plainReason(first) };
}

const getLocalePosition = ({ locale }: Finding): number => (locale ? LOCALE_CODES.indexOf(locale) : -1);

/** Findings of one kind, those that differ only in the language as one, by page. */
function shareFindings(findings: readonly Finding[]): SharedFinding[] {
  const ordered = findings.toSorted((one, other) => getLocalePosition(one) - getLocalePosition(other));
  // A group has a member at least, which its type does not say.
  const groups = [...Map.groupBy(ordered, toFindingKey).values()] as [Finding, ...Finding[]][];
  return groups.map(share).sort((one, other) => one.page.localeCompare(other.page));
}

// Object.keys answers string[]; the keys of the table are exactly these.
const KINDS = Object.keys(findingKinds) as FindingKind[];

/** The findings of a page under its address; the same sentence at several places of a page is said once. */
function describePage(page: string, findings: readonly SharedFinding[]): string {
  const places = Map.groupBy(findings, ({ reason }) => reason);
  const lines = [...places].map(([reason, all]) => {
    const pointers = [...new Set(all.flatMap(({ pointer }) => pointer ?? []))];
    return `    ${reason}${pointers.length > 0 ? `\n      at ${pointers.join(', ')}` : ''}`;
  });
  return [`  ${page}`, ...lines].join('\n');
}

function describeKind(kind: FindingKind, findings: readonly Finding[]): string {
  const pages = Map.groupBy(shareFindings(findings), ({ page }) => page);
  return [findingKinds[kind].title, ...[...pages].map(([page, all]) => describePage(page, all))].join('\n');
}

/**
 * The result of a content check for people: findings by kind and page, those that differ only in the language said
 * once, then how many there are of each kind.
 */
export function describeFindings({ pages, findings }: CheckedContent): string {
  const groups = KINDS.map((kind) => ({ kind, all: findings.filter((finding) => finding.kind === kind) }));
  const found = groups.filter(({ all }) => all.length > 0);
  const notes = findings.filter(isNote).length;
  const width = Math.max(...KINDS.map((kind) => findingKinds[kind].title.length));
  const table = groups.map(({ kind, all }) => {
    const { title } = findingKinds[kind];
    return `  ${title.padEnd(width)}  ${String(all.length).padStart(4)}${all.some(isNote) ? '  (notes)' : ''}`;
  });
  return [
    ...found.map(({ kind, all }) => `${describeKind(kind, all)}\n`),
    ...table,
    '',
    `${count(pages, 'page')}: ${count(findings.length - notes, 'finding')}, ${count(notes, 'note')}.`,
    '',
  ].join('\n');
}
