import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from 'vitest';
import { LINES } from './report.ts';

/** One line of the fault report: what was broken, and what visitors saw. */
export function tell(fault: string, outcome: string): void {
  process.stdout.write(`${fault}: ${outcome}\n`);
  const file = basename(expect.getState().testPath ?? '');
  appendFileSync(LINES, `${JSON.stringify({ file, fault, outcome })}\n`);
}
