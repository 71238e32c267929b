export interface ToldFault {
  /** The test that told it. */
  file: string;
  fault: string;
  outcome: string;
}

export interface FaultOccasion {
  date: Date;
  cores: number;
  processor: string;
  node: string;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The fault report as Markdown: where and when, and a line for each fault. */
export function describeFaults(faults: readonly ToldFault[], occasion: FaultOccasion): string {
  const { date, cores, processor, node } = occasion;
  const sorted = faults.toSorted((one, other) => one.file.localeCompare(other.file));
  return [
    '# Faults',
    '',
    `Made by \`npm run faults\` on ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC: ${cores} cores, ` +
      `${processor}, Node ${node}. Other work on the machine makes times longer, never answers worse.`,
    '',
    '| what was broken | what visitors saw | test |',
    '| --- | --- | --- |',
    ...sorted.map(({ file, fault, outcome }) => `| ${cell(fault)} | ${cell(outcome)} | [${file}](${file}) |`),
    '',
  ].join('\n');
}
