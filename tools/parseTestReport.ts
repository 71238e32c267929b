import { relative } from 'node:path';

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

interface Spec {
  file: string;
  title: string;
  ok: boolean;
  /** One result for each run. */
  tests: { results: { error?: { message?: string } }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: Spec[];
}

interface PlaywrightReport extends PlaywrightSuite {
  errors: { message?: string }[];
}

const firstLine = (message = ''): string => message.trimStart().split('\n')[0] ?? '';

/** Names of tests with the first line of their error. */
export interface TestReport {
  failed: string[];
  /** Failed first, and passed on the retry. */
  flaky: string[];
}

const fromVitest = ({ testResults }: VitestReport): TestReport => {
  const failed: string[] = [];
  const flaky: string[] = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(process.cwd(), name);
    const complaints = assertionResults.filter(({ failureMessages }) => failureMessages?.length);
    for (const test of complaints) {
      const list = test.status === 'failed' ? failed : flaky;
      list.push(`${file} › ${test.fullName}\n    ${firstLine(test.failureMessages?.[0])}`);
    }
    // A file that could not be loaded, or whose hooks failed, has no failed test.
    const isExplained = assertionResults.some((test) => test.status === 'failed');
    if (status === 'failed' && !isExplained) failed.push(`${file}\n    ${firstLine(message)}`);
  }
  return { failed, flaky };
};

const flattenSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): Spec[] => [
  ...specs,
  ...suites.flatMap(flattenSpecs),
];

const fromPlaywright = (report: PlaywrightReport): TestReport => {
  const failed = report.errors.map(({ message }) => firstLine(message));
  const flaky: string[] = [];
  for (const { file, title, ok, tests } of flattenSpecs(report)) {
    const error = tests.flatMap(({ results }) => results).findLast((result) => result.error)?.error;
    if (!ok || error) {
      (ok ? flaky : failed).push(`tests/e2e/${file} › ${title}\n    ${firstLine(error?.message)}`);
    }
  }
  return { failed, flaky };
};

/** @param report JSON report of Vitest or Playwright. */
export function parseTestReport(report: string): TestReport {
  // Written by a reporter of a fixed version.
  const parsed = JSON.parse(report) as VitestReport | PlaywrightReport;
  return 'testResults' in parsed ? fromVitest(parsed) : fromPlaywright(parsed);
}
