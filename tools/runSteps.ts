import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { parseTestReport, type TestReport } from './parseTestReport.ts';

export interface CommandStep {
  name: string;
  command: readonly string[];
  /** Names of earlier steps without which this one cannot run. */
  needs?: readonly string[];
  /** It may ask a question: it gets the terminal itself. */
  asks?: true;
  /** Where it writes a JSON report of its tests. */
  report?: string;
}

interface Outcome {
  name: string;
  result: 'ok' | 'failed' | 'not run';
  seconds: number;
  /** What is repeated at the end: names of failed tests, or the last lines of output. */
  details: string[];
  /** Tests that passed when they were run once more. */
  flaky: string[];
}

/** How much output of a failed step without a report is repeated (lines). */
const REPEATED_LINES = 25;
const MAX_OUTPUT_CHARACTERS = 20_000;

/** Runs a command, passes its output on and keeps the end of it. */
const run = ({ command, asks }: CommandStep, write: (text: string) => void) =>
  new Promise<{ isOk: boolean; tail: string }>((resolve) => {
    const [program = '', ...words] = command;
    const child = spawn(program, words, {
      env: { ...process.env, ...(process.stdout.isTTY && !process.env.NO_COLOR && { FORCE_COLOR: '1' }) },
      stdio: asks ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let tail = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        write(text);
        tail = (tail + text).slice(-MAX_OUTPUT_CHARACTERS);
      });
    }
    child.once('error', ({ message }) => resolve({ isOk: false, tail: message }));
    child.once('close', (code) => resolve({ isOk: code === 0, tail }));
  });

const getTestReport = (report: string | undefined): TestReport =>
  report && existsSync(report) ? parseTestReport(readFileSync(report, 'utf8')) : { failed: [], flaky: [] };

const toDetails = (failed: string[], tail: string): string[] => {
  if (failed.length > 0) return failed;
  return stripVTControlCharacters(tail).trim().split('\n').slice(-REPEATED_LINES);
};

const row = ({ name, result, seconds, flaky }: Omit<Outcome, 'details'>): string =>
  `${name.padEnd(14)} ${result.padEnd(8)} ${seconds.toFixed(0).padStart(5)} s${flaky.length > 0 ? `  ${flaky.length} flaky` : ''}\n`;

const lines = (texts: readonly string[]): string => texts.map((text) => `  ${text}\n`).join('');

/**
 * Runs each step, also after one that failed, unless the step needs that one. Ends with the details of what failed, the
 * tests that were flaky, and a table of all steps.
 *
 * @returns whether all steps ran and succeeded.
 */
export async function runSteps(
  steps: readonly CommandStep[],
  write: (text: string) => void,
): Promise<boolean> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const { name, needs = [], report } = step;
    const missing = outcomes.find((earlier) => needs.includes(earlier.name) && earlier.result !== 'ok');
    if (missing) {
      const details = [
        `needs “${missing.name}”, which ${missing.result === 'failed' ? 'failed' : 'did not run'}`,
      ];
      outcomes.push({ name, result: 'not run', seconds: 0, details, flaky: [] });
      continue;
    }
    write(`\n── ${name}: ${step.command.join(' ')}\n`);
    if (report) rmSync(report, { force: true });
    const started = performance.now();
    const { isOk, tail } = await run(step, write);
    const seconds = (performance.now() - started) / 1000;
    const { failed, flaky } = getTestReport(report);
    const details = isOk ? [] : toDetails(failed, tail);
    outcomes.push({ name, result: isOk ? 'ok' : 'failed', seconds, details, flaky });
  }
  for (const { name, result, details, flaky } of outcomes) {
    if (result !== 'ok') write(`\n── ${name}: ${result}\n${lines(details)}`);
    if (flaky.length > 0) write(`\n── ${name}: flaky, to be mended\n${lines(flaky)}`);
  }
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
  const isGreen = outcomes.every(({ result }) => result === 'ok');
  const all = row({ name: 'all', result: isGreen ? 'ok' : 'failed', seconds, flaky: [] });
  write(`\n${outcomes.map(row).join('')}${all}`);
  return isGreen;
}
