import { LOCALE_CODES } from '../locales/locales.ts';
import { count } from '../renderer/src/problems.ts';
import type { CheckedContent } from '../server/pages/check/checkContent.ts';
import { type Finding, type FindingKind, findingKinds, isNote } from '../server/pages/check/Finding.ts';

/** A finding on a page, the same in several languages. */
interface SharedFinding {
  /** Address in the first language, then the codes of the others. */
  page: string;
  pointer: string | undefined;
  reason: string;
}

/** A reason may name the language; that alone makes no other finding. */
const plainReason = ({ reason, locale }: Finding): string =>
  locale ? reason.replace(new RegExp(` (in|into) ${locale};`), ';') : reason;

/** Equal for findings that differ only in the language: by node, or for the frame. */
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

/** Findings of one kind by page; those that differ only in the language are merged. */
function shareFindings(findings: readonly Finding[]): SharedFinding[] {
  const ordered = findings.toSorted((one, other) => getLocalePosition(one) - getLocalePosition(other));
  // A group has at least one member, which its type does not say.
  const groups = [...Map.groupBy(ordered, toFindingKey).values()] as [Finding, ...Finding[]][];
  return groups.map(share).sort((one, other) => one.page.localeCompare(other.page));
}

// Object.keys returns string[]; the keys of the table are exactly these.
const KINDS = Object.keys(findingKinds) as FindingKind[];

/** The findings of a page under its address; repeated sentences once. */
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

/** Report of a content check: findings by kind and page, merged over languages, then the number of each kind. */
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
