import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../../tools/launchOptions.ts';
import { freePort } from '../freePort.ts';
import type { BenchContext } from './BenchContext.ts';
import { median } from './median.ts';
import { PAGE_KINDS } from './pageKinds.ts';
import type { Result } from './Result.ts';
import { startBenchSite } from './startBenchSite.ts';

/** What Lighthouse itself recommends against the machine's moods: docs/variability.md of its repository. */
const RUNS = 5;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  scores: number[];
  /** Audits that cost points, by id. */
  faults: string[];
}

/** Lighthouse's four marks for a phone, page by page. */
export async function benchLighthouse({ directory, isQuick, say }: BenchContext): Promise<Result[]> {
  const site = await startBenchSite({ directory, name: 'lighthouse' });
  const debugging = await freePort();
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${debugging}`],
  });
  const results: Result[] = [];
  try {
    for (const [kind, path] of Object.entries(PAGE_KINDS)) {
      say(`lighthouse: ${kind}`);
      const reports: Report[] = [];
      for (let run = 0; run < (isQuick ? 1 : RUNS); run++) {
        reports.push(await judge(`http://127.0.0.1:${site.port}${path}`, debugging));
      }
      results.push(describe(kind, reports));
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return results;
}

/** Now and then Lighthouse does not find the beginning of a navigation in its own trace; the next one it does. */
const TRIES = 3;

async function judge(url: string, port: number, triesLeft = TRIES): Promise<Report> {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...CATEGORIES] });
  if (!result || result.lhr.runtimeError) {
    if (triesLeft > 1) return judge(url, port, triesLeft - 1);
    throw new Error(`Lighthouse could not look at ${url}`, { cause: result?.lhr.runtimeError });
  }
  const { categories, audits } = result.lhr;
  const weighty = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    faults: weighty
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  };
}

function describe(kind: string, reports: readonly Report[]): Result {
  const scores = CATEGORIES.map((_name, index) => median(reports.map(({ scores }) => scores[index] ?? 0)));
  const faults = [...new Set(reports.flatMap(({ faults }) => faults))];
  return {
    what: `Lighthouse mobile: ${kind} (${CATEGORIES.join(', ')})`,
    goal: '100/100/100/100',
    measured: scores.join('/') + (faults.length > 0 ? ` (${faults.join(', ')})` : ''),
    met: scores.every((score) => score === 100),
  };
}
