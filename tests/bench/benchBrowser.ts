import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/launchOptions.ts';
import type { BenchContext } from './BenchContext.ts';
import { interleave } from './interleave.ts';
import { measureBurger } from './measureBurger.ts';
import { measureBytes, type PageBytes } from './measureBytes.ts';
import { type Loading, measureLoading } from './measureLoading.ts';
import { median } from './median.ts';
import { PAGE_KINDS, QUIET_PAGE } from './pageKinds.ts';
import { limitResult, type Result, shown } from './Result.ts';
import { startSite } from './startSite.ts';

/** Medians of fewer are a third apart from run to run: a first paint falls into one frame or the next. */
const ROUNDS = 11;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** What the site is to a telephone, a quarter as fast as this machine. */
export async function benchBrowser(context: BenchContext): Promise<Result[]> {
  const site = await startSite({ directory: context.directory, name: 'browser' });
  const browser = await chromium.launch(launchOptions());
  const results: Result[] = [];
  try {
    context.say(`browser: ${QUIET_PAGE}`);
    const { allScripts } = await measureBytes(browser, site.port, QUIET_PAGE);
    results.push(
      limitResult(
        `JavaScript, nothing interactive below the header (${QUIET_PAGE})`,
        allScripts / 1000,
        95,
        'kB',
      ),
    );
    for (const [kind, path] of Object.entries(PAGE_KINDS)) {
      context.say(`browser: ${kind}`);
      results.push(...bytesResults(kind, await measureBytes(browser, site.port, path)));
      const url = `http://127.0.0.1:${site.port}${path}`;
      results.push(...(await measureKind(browser, { kind, url, rounds: context.isQuick ? 1 : ROUNDS })));
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return results;
}

function bytesResults(kind: string, bytes: PageBytes): Result[] {
  const { scripts, allScripts, styles, html, markup } = bytes;
  const what = `JavaScript: ${kind}`;
  const measured = `${kilobytes(scripts)} kB, ${kilobytes(allScripts)} kB with what scrolling to the end loads; CSS ${kilobytes(styles)} kB`;
  return [
    kind === 'home' ? { what, goal: '≤ 110 kB', measured, met: allScripts <= 110_000 } : { what, measured },
    {
      what: `HTML against its markup alone: ${kind}`,
      goal: '≤ 1.15 ×',
      measured: `${shown(html / markup)} × (${kilobytes(html)} against ${kilobytes(markup)} kB)`,
      met: html <= 1.15 * markup,
    },
  ];
}

async function measureKind(
  browser: Browser,
  { kind, url, rounds }: { kind: string; url: string; rounds: number },
): Promise<Result[]> {
  const { whole, bare } = await interleave(
    {
      whole: () => measureLoading(browser, url, { scripts: true }),
      bare: () => measureLoading(browser, url, { scripts: false }),
    },
    rounds,
  );
  const burger = await interleave(
    {
      whole: () => measureBurger(browser, url, { scripts: true }),
      bare: () => measureBurger(browser, url, { scripts: false }),
    },
    rounds,
  );
  const of = (samples: readonly Loading[], name: keyof Loading) =>
    median(samples.map((sample) => sample[name]));
  const [ours, theirs] = [of(whole, 'largestPaint'), of(bare, 'largestPaint')];
  return [
    {
      ...limitResult(`Main thread blocked after the first paint: ${kind}`, of(whole, 'blocking'), 50, 'ms'),
      measured: `${shown(of(whole, 'blocking'))} ms; longest task ${shown(of(whole, 'longestTask'))} ms (${shown(of(bare, 'blocking'))} and ${shown(of(bare, 'longestTask'))} ms without scripts)`,
    },
    {
      ...limitResult(`Burger pressed as soon as it is painted: ${kind}`, median(burger.whole), 100, 'ms'),
      measured: `open after ${shown(median(burger.whole))} ms (${shown(median(burger.bare))} ms without scripts)`,
    },
    {
      what: `LCP against the same HTML and CSS without scripts: ${kind}`,
      goal: '≤ 1.1 ×',
      measured: `${shown(ours / theirs)} × (${shown(ours)} against ${shown(theirs)} ms)`,
      met: ours <= 1.1 * theirs,
    },
    limitResult(`CLS: ${kind}`, Math.max(...whole.map(({ shifts }) => shifts)), 0, ''),
  ];
}
