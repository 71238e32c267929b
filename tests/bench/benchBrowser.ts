import { chromium } from '@playwright/test';
import { launchOptions } from '../../tools/launchOptions.ts';
import type { BenchContext } from './BenchContext.ts';
import { measureBytes, type PageBytes } from './measureBytes.ts';
import { type KindSamples, measureKinds } from './measureKinds.ts';
import { median } from './median.ts';
import { PAGE_KINDS, QUIET_PAGE } from './pageKinds.ts';
import { limitResult, type Result, shown } from './Result.ts';
import { startBenchSite } from './startBenchSite.ts';

/** Medians of fewer are a third apart from run to run: a first paint falls into one frame or the next. */
const ROUNDS = 15;

/**
 * Playwright listens for errors, for which V8 wants to know where each call of a stack stands. React DOM makes three
 * errors in advance as it starts, and V8 would read its 190 kB once more there and then: some 50 ms that no visitor has.
 * With this V8 notes the places as it compiles.
 */
const POSITIONS_AT_ONCE = '--js-flags=--no-enable-lazy-source-positions';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** What the site is to a telephone, a quarter as fast as this machine. */
export async function benchBrowser({ directory, isQuick, say }: BenchContext): Promise<Result[]> {
  const site = await startBenchSite({ directory, name: 'browser' });
  const options = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, POSITIONS_AT_ONCE] });
  try {
    say('browser: bytes');
    const { allScripts } = await measureBytes(browser, site.port, QUIET_PAGE);
    const results = [
      limitResult(
        `JavaScript, nothing interactive below the header (${QUIET_PAGE})`,
        allScripts / 1000,
        95,
        'kB',
      ),
    ];
    for (const [kind, path] of Object.entries(PAGE_KINDS)) {
      results.push(...bytesResults(kind, await measureBytes(browser, site.port, path)));
    }
    const samples = await measureKinds(browser, { port: site.port, rounds: isQuick ? 1 : ROUNDS, say });
    for (const [kind, itsSamples] of samples) results.push(...timesResults(kind, itsSamples));
    return results;
  } finally {
    await browser.close();
    await site.stop();
  }
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

function timesResults(kind: string, { whole, bare }: KindSamples): Result[] {
  const of = (samples: KindSamples['whole'], name: keyof KindSamples['whole'][number]) =>
    median(samples.map((sample) => sample[name]));
  const [ours, theirs] = [of(whole, 'largestPaint'), of(bare, 'largestPaint')];
  return [
    {
      ...limitResult(`Main thread blocked after the first paint: ${kind}`, of(whole, 'blocking'), 50, 'ms'),
      measured: `${shown(of(whole, 'blocking'))} ms; longest task ${shown(of(whole, 'longestTask'))} ms (${shown(of(bare, 'blocking'))} and ${shown(of(bare, 'longestTask'))} ms without scripts)`,
    },
    {
      ...limitResult(`Burger pressed as soon as it is painted: ${kind}`, of(whole, 'burger'), 100, 'ms'),
      measured: `open after ${shown(of(whole, 'burger'))} ms (${shown(of(bare, 'burger'))} ms without scripts)`,
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
