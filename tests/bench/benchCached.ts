import { writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { BenchContext } from './BenchContext.ts';
import { fetchRaw } from './fetchRaw.ts';
import { interleave } from './interleave.ts';
import { PAGE_KINDS } from './pageKinds.ts';
import { type Result, ratioResult } from './Result.ts';
import { medians, sampleRound } from './sampleRound.ts';
import { startBenchSite } from './startBenchSite.ts';
import { type Program, startProgram } from './startProgram.ts';

const PATH = PAGE_KINDS.model;
const CONNECTIONS = 16;
/** What Chromium sends with a navigation. */
const VISITOR = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-language': 'en-GB,en;q=0.9',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
};
/** What many proxies, monitors and crawlers send. */
const UNPACKED = { 'accept-encoding': 'identity' };
/** What Node writes by itself, and what is another one each time. */
const OF_THE_MOMENT = ['date', 'connection', 'keep-alive', 'x-request-id'];

const lasting = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_MOMENT.includes(name)));

/** Starts the bare server with the bytes that the site sends for a page: the same body, the same headers. */
async function startTwin(
  site: Program,
  directory: string,
  visitor: Record<string, string> = VISITOR,
): Promise<{ bare: Program; etag: string; bytes: number }> {
  // The first answers may still be on their way into a cache.
  for (let visit = 0; visit < 5; visit++) await fetchRaw(site.port, PATH, visitor);
  const { body, headers } = await fetchRaw(site.port, PATH, visitor);
  const bodyFile = join(directory, 'body');
  writeFileSync(bodyFile, body);
  const { etag = '' } = headers;
  const unchanged = await fetchRaw(site.port, PATH, { ...visitor, 'if-none-match': etag });
  const bare = await startProgram({
    file: join(import.meta.dirname, 'bareHttp.ts'),
    args: [bodyFile, JSON.stringify(lasting(headers)), JSON.stringify(lasting(unchanged.headers))],
    logFile: join(directory, 'bareHttp.log'),
    readyPath: '/',
  });
  return { bare, etag, bytes: body.length };
}

/** A page that has been asked for before, and one that has not changed, against Node sending the same bytes. */
export async function benchCached(context: BenchContext): Promise<Result[]> {
  const { rounds, directory, execArgv, say } = context;
  const site = await startBenchSite({ directory, execArgv });
  const { bare, etag, bytes } = await startTwin(site, directory);
  const ask =
    (program: Program, status: number, headers = {}) =>
    () =>
      sampleRound(context, {
        program,
        status,
        paths: [PATH],
        headers: { ...VISITOR, ...headers },
        connections: CONNECTIONS,
      });
  const unchanged = { 'if-none-match': etag };
  say('cache hit');
  const hits = await interleave({ site: ask(site, 200), bare: ask(bare, 200) }, rounds);
  say('cache hit, unpacked');
  const plainBare = await startTwin(site, directory, { ...VISITOR, ...UNPACKED });
  const plain = await interleave(
    { site: ask(site, 200, UNPACKED), bare: ask(plainBare.bare, 200, UNPACKED) },
    rounds,
  );
  await plainBare.bare.stop();
  say('304');
  const same = await interleave({ site: ask(site, 304, unchanged), bare: ask(bare, 304, unchanged) }, rounds);
  await Promise.all([site.stop(), bare.stop()]);

  const [ours, theirs] = [medians(hits.site), medians(hits.bare)];
  const page = `${PATH}, ${(bytes / 1000).toFixed(1)} kB compressed`;
  return [
    ratioResult(`Cache hit, CPU per request (${page})`, {
      ours: ours.cpuMs,
      bare: theirs.cpuMs,
      limit: 1.5,
      unit: 'ms',
    }),
    ratioResult(
      `Cache hit without compression, CPU per request (${(plainBare.bytes / 1000).toFixed(1)} kB)`,
      {
        ours: medians(plain.site).cpuMs,
        bare: medians(plain.bare).cpuMs,
        limit: 1.5,
        unit: 'ms',
      },
    ),
    ratioResult('304, CPU per request', {
      ours: medians(same.site).cpuMs,
      bare: medians(same.bare).cpuMs,
      limit: 1.5,
      unit: 'ms',
    }),
    ratioResult(`Cache hit, p99 under ${CONNECTIONS} connections`, {
      ours: ours.p99,
      bare: theirs.p99,
      limit: 3,
      unit: 'ms',
    }),
  ];
}
