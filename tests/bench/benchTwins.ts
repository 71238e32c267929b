import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../tools/launchOptions.ts';
import type { BenchContext } from './BenchContext.ts';
import { fetchRaw } from './fetchRaw.ts';
import { interleave } from './interleave.ts';
import { type Arrival, measureArrival } from './measureArrival.ts';
import { measureBytes, type PageBytes, STYLES } from './measureBytes.ts';
import { median } from './median.ts';
import { PAGE_KINDS } from './pageKinds.ts';
import { plainTwin } from './plainTwin.ts';
import { limitResult, type Result, shown } from './Result.ts';
import { CONTENT_KEY, FIXTURE_PAGE, serveFixturePage } from './serveFixturePage.ts';
import { serveTwins, TWIN_STYLES } from './serveTwins.ts';
import { startBenchSite } from './startBenchSite.ts';
import { WORK_KINDS, type Work } from './sumWork.ts';

const ROUNDS = 7;

const PAGES: Readonly<Record<string, string>> = {
  'fixture of 14 blocks': FIXTURE_PAGE,
  model: PAGE_KINDS.model,
  article: PAGE_KINDS.article,
};

const kilobytes = (bytes: number): number => bytes / 1000;
const sum = (work: Work): number => WORK_KINDS.reduce((total, kind) => total + work[kind], 0);

/** Pages of ours against the same content as plain HTML, in one run, on a slow telephone. */
export async function benchTwins({ directory, isQuick, say }: BenchContext): Promise<Result[]> {
  const content = await serveFixturePage(directory);
  const environment = { CONTENT_URL: content.url, CONTENT_KEY };
  const site = await startBenchSite({ directory, name: 'twins', environment });
  const browser = await chromium.launch(launchOptions());
  try {
    const results: Result[] = [];
    const twins = new Map<string, string>();
    for (const [name, path] of Object.entries(PAGES)) {
      const html = await fetchDocument(site.port, path);
      const twin = await makeTwin(browser, html);
      twins.set(path, twin);
      results.push(...bytesResults(name, html, twin, await measureBytes(browser, site.port, path)));
    }
    const twinSite = await serveTwins(twins, site.port);
    for (const [name, path] of Object.entries(PAGES)) {
      for (const isSlow of [false, true]) {
        say(`twins: ${name}${isSlow ? ', slow network' : ''}`);
        const { ours = [], twin = [] } = await interleave<string, Arrival>(
          {
            ours: () => measureArrival(browser, `http://127.0.0.1:${site.port}${path}`, { isSlow }),
            twin: () => measureArrival(browser, `${twinSite.url}${path}`, { isSlow }),
          },
          isQuick ? 1 : ROUNDS,
        );
        results.push(...arrivalResults(name, ours, twin, isSlow));
      }
    }
    await twinSite.close();
    return results;
  } finally {
    await browser.close();
    await site.stop();
    await content.close();
  }
}

async function fetchDocument(port: number, path: string): Promise<string> {
  const { body } = await fetchRaw(port, path, { accept: 'text/html', 'accept-encoding': 'identity' });
  return body.toString();
}

async function makeTwin(browser: Browser, html: string): Promise<string> {
  const page = await browser.newPage();
  const twin = await plainTwin(page, html);
  await page.close();
  return twin;
}

const CLASSES = / class="[^"]*"/g;
const PICTURES = /<picture.*?<\/picture>|<img[^>]*>/gs;
const ICONS = /<svg.*?<\/svg>/gs;
const PAGE_DATA = /<script id="page-data".*?<\/script>/gs;

/** What a document weighs without its styles, and what of it. */
function bytesResults(
  name: string,
  document: string,
  twin: string,
  { styles, scripts, allScripts }: Pick<PageBytes, 'styles' | 'scripts' | 'allScripts'>,
): Result[] {
  const html = document.replace(STYLES, '');
  const packed = (text: string) => kilobytes(brotliCompressSync(text).length);
  const bytesIn = (pattern: RegExp) =>
    shown(kilobytes((html.match(pattern) ?? []).reduce((total, part) => total + part.length, 0)));
  const isFixture = name.startsWith('fixture');
  const weight: Result = {
    what: `HTML without styles: ${name}`,
    measured: `${shown(kilobytes(html.length))} kB, ${shown(packed(html))} kB with brotli (twin ${shown(kilobytes(twin.length))} and ${shown(packed(twin))}); classes ${bytesIn(CLASSES)}, pictures ${bytesIn(PICTURES)}, icons ${bytesIn(ICONS)}`,
  };
  if (!isFixture) return [weight];
  const data = html.match(PAGE_DATA)?.[0].length ?? 0;
  return [
    { ...weight, goal: '≤ 70 kB, ≤ 11 kB', met: html.length <= 70_000 && packed(html) <= 11 },
    limitResult(`Page data for the browser: ${name}`, kilobytes(data), 5, 'kB'),
    {
      ...limitResult(`CSS with brotli: ${name}`, kilobytes(styles), 8, 'kB'),
      measured: `${shown(kilobytes(styles))} kB (twin ${shown(packed(readFileSync(TWIN_STYLES, 'utf8')))})`,
    },
    {
      ...limitResult(`JavaScript until at rest: ${name}`, kilobytes(scripts), 90, 'kB'),
      measured: `${shown(kilobytes(scripts))} kB, ${shown(kilobytes(allScripts))} kB when used and scrolled to its end`,
    },
  ];
}

function arrivalResults(name: string, ours: Arrival[], twin: Arrival[], isSlow: boolean): Result[] {
  const medianOf = (samples: Arrival[], pick: (arrival: Arrival) => number) => median(samples.map(pick));
  const against = (pick: (arrival: Arrival) => number) => {
    const [mine, plain] = [medianOf(ours, pick), medianOf(twin, pick)];
    return {
      ratio: mine / plain,
      text: `${shown(mine / plain)} × (${shown(mine)} against ${shown(plain)} ms)`,
    };
  };
  const where = isSlow ? `${name}, 1.6 Mbit/s and 150 ms` : name;
  const largest = against(({ largestPaint }) => largestPaint);
  const limit = isSlow ? 0.95 : 1.05;
  const results: Result[] = [
    {
      what: `LCP against the plain twin: ${where}`,
      goal: `≤ ${limit} ×`,
      measured: `${largest.text}; first paint ${against(({ firstPaint }) => firstPaint).text}`,
      met: largest.ratio <= limit,
    },
  ];
  if (isSlow) return results;
  const work = against((arrival) => sum(arrival.work));
  const split = WORK_KINDS.map(
    (kind) =>
      `${kind} ${shown(medianOf(ours, (arrival) => arrival.work[kind]))} (${shown(medianOf(twin, (arrival) => arrival.work[kind]))})`,
  );
  const requests = medianOf(ours, (arrival) => arrival.requests);
  return [
    ...results,
    {
      what: `Main-thread work against the plain twin: ${where}`,
      goal: '≤ 1.56 ×',
      measured: `${work.text}: ${split.join(', ')}`,
      met: work.ratio <= 1.56,
    },
    {
      ...limitResult(`Requests until at rest: ${where}`, requests, 12, ''),
      measured: `${requests} (twin ${medianOf(twin, (arrival) => arrival.requests)})`,
    },
  ];
}
