import { count } from '../../renderer/showValue.ts';
import type { CheckedContent } from '../../server/check/checkContent.ts';
import { type Finding, type FindingKind, findingKinds, isNote } from '../../server/check/Finding.ts';
import { type SharedFinding, shareFindings } from './shareFindings.ts';

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
