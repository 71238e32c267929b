import type { Result } from './Result.ts';

/** Where and when a table was made. */
export interface Occasion {
  date: Date;
  cores: number;
  /** Model of the processor. */
  processor: string;
  node: string;
  commit: string | undefined;
  isQuick: boolean;
}

const verdict = ({ met }: Result): string => {
  if (met === undefined) return '';
  return met ? 'yes' : '**no**';
};

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** The results of a run as Markdown: one table, and above it where and when it was made. */
export function describeResults(results: readonly Result[], occasion: Occasion): string {
  const { date, cores, processor, node, commit, isQuick } = occasion;
  const kind = isQuick ? 'A quick run: short rounds, ratios are rough.' : 'A full run.';
  const judged = results.filter(({ met }) => met !== undefined);
  const missed = judged.filter(({ met }) => met === false);
  return [
    '# Benchmarks',
    '',
    `Made by \`npm run bench\` on ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC${commit ? ` at ${commit}` : ''}:`,
    `${cores} cores, ${processor}, Node ${node}. ${kind}`,
    `${judged.length - missed.length} of ${judged.length} goals are met.`,
    '',
    row(['what', 'goal', 'measured', 'met']),
    row(['---', '---', '---', '---']),
    ...results.map((result) => row([result.what, result.goal ?? '', result.measured, verdict(result)])),
    '',
  ].join('\n');
}
