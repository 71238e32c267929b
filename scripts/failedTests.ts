import { relative } from 'node:path';

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  errors: { message?: string }[];
}

const firstLine = (message = ''): string => message.trimStart().split('\n')[0] ?? '';

const fromVitest = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded, or whose hooks failed, has no failed test.
    if (failed.length === 0 && status === 'failed') return [`${file}\n    ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}\n    ${firstLine(failureMessages?.[0])}`,
    );
  });

const fromPlaywright = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).findLast((result) => result.error)?.error;
      return `tests/e2e/${file} › ${title}\n    ${firstLine(error?.message)}`;
    }),
  ...suites.flatMap(fromPlaywright),
];

/**
 * Names of the tests that failed, each with the first line of its error, from the JSON report of Vitest or Playwright.
 *
 * @param report as the reporter wrote it.
 */
export function failedTests(report: string): string[] {
  // Written a moment ago by a reporter whose version is fixed in package.json.
  const parsed = JSON.parse(report) as VitestReport | PlaywrightReport;
  if ('testResults' in parsed) return fromVitest(parsed);
  return [...parsed.errors.map(({ message }) => firstLine(message)), ...fromPlaywright(parsed)];
}
