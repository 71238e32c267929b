import { join } from 'node:path';
import type { BenchContext } from './BenchContext.ts';
import { fetchRaw } from './fetchRaw.ts';
import { interleave } from './interleave.ts';
import { median } from './median.ts';
import { PAGE_KINDS, WITHOUT_PAGE_CACHE } from './pageKinds.ts';
import { type Result, shown } from './Result.ts';
import { sampleRound } from './sampleRound.ts';
import { startBenchSite } from './startBenchSite.ts';
import { type Program, startProgram } from './startProgram.ts';

const PATH = PAGE_KINDS.model;
const VISITOR = { 'accept-encoding': 'br', accept: 'text/html' };
const LIMIT = 1.1;

/** What `npm start` has on, without the telemetry. */
const withFigures = (directory: string) => ({
  ADMIN_PORT: '0',
  LOG_DIRECTORY: join(directory, 'logs'),
  HISTORY_DIRECTORY: directory,
});

/** Reports as browsers send them, with each round: they are taken beside the pages. */
async function sendReports({ port }: Program): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const send = (path: string, type: string, body: object) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(body),
    });
  await send('/api/csp-reports', 'application/csp-report', {
    'csp-report': {
      'blocked-uri': 'https://tags.example.com/a.js',
      'effective-directive': 'script-src-elem',
      'document-uri': `${origin}${PATH}`,
    },
  });
  await send('/api/visits', 'application/json', {
    route: 'products-slug',
    locale: 'en',
    release: 'bench',
    lcp: { ms: 812 },
    cls: 0.02,
    shifts: [],
    slow: [],
    errors: [],
  });
}

/** Each site's own; the first answers may still be on their way into its cache. */
async function getEtag({ port }: Program): Promise<string> {
  for (let visit = 0; visit < 5; visit++) await fetchRaw(port, PATH, VISITOR);
  const { headers } = await fetchRaw(port, PATH, VISITOR);
  return headers.etag ?? '';
}

interface Contenders {
  off: Program;
  on: Program;
}

/** The site with everything off against the site with history, log files, inspector, reports and OpenTelemetry. */
export async function benchObservability(context: BenchContext): Promise<Result[]> {
  const { directory, execArgv, rounds, say } = context;
  const receiver = await startProgram({
    file: join(import.meta.dirname, 'receiveTelemetry.ts'),
    logFile: join(directory, 'receiver.log'),
    readyPath: '/',
  });
  const start = async (name: string, environment: Record<string, string>): Promise<Contenders> => {
    const own = join(directory, name);
    const everything = {
      ...withFigures(own),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${receiver.port}`,
    };
    // One after the other: two at once may be given the same free port.
    const off = await startBenchSite({ directory, execArgv, name: `${name}-off`, environment });
    const on = await startBenchSite({
      directory,
      execArgv,
      name: `${name}-on`,
      environment: { ...everything, ...environment },
    });
    return { off, on };
  };
  const compare = async (what: string, { off, on }: Contenders, status: 200 | 304) => {
    say(`observability: ${what}`);
    const ask = (program: Program) => async () => {
      await sendReports(program);
      const headers = status === 304 ? { 'if-none-match': await getEtag(program) } : {};
      return sampleRound(context, {
        program,
        status,
        paths: [PATH],
        headers: { ...VISITOR, ...headers },
        connections: 8,
      });
    };
    const samples = await interleave({ off: ask(off), on: ask(on) }, rounds);
    const medianOf = (name: keyof Contenders) => median(samples[name].map(({ cpuMs }) => cpuMs));
    const [plain, watched] = [medianOf('off'), medianOf('on')];
    return {
      what: `Everything watched against nothing, CPU per request: ${what}`,
      goal: `≤ ${LIMIT} ×`,
      measured: `${shown(watched / plain)} × (${shown(watched)} against ${shown(plain)} ms)`,
      met: watched / plain <= LIMIT,
    };
  };

  const cached = await start('watched', {});
  const results = [await compare('cached page', cached, 200), await compare('304', cached, 304)];
  await Promise.all([cached.off.stop(), cached.on.stop()]);
  const uncached = await start('watched-uncached', WITHOUT_PAGE_CACHE);
  results.push(await compare('uncached page', uncached, 200));
  await Promise.all([uncached.off.stop(), uncached.on.stop(), receiver.stop()]);
  return results;
}
