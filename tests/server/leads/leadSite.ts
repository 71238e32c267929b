import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { onTestFinished } from 'vitest';
import { startCaptchaService } from '../../../demo/services/captcha/startCaptchaService.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import { requestId } from '../../../server/http/middleware/requestId.ts';
import { createLeadIntake } from '../../../server/leads/createLeadIntake.ts';
import { findFormPage } from '../../../server/leads/findFormPage.ts';
import { type LeadLimits, leadLimits } from '../../../server/leads/leadLimits.ts';
import type { LeadStore } from '../../../server/leads/store/LeadStore.ts';
import type { StoredLead } from '../../../server/leads/store/LeadTables.ts';
import { openLeadStore } from '../../../server/leads/store/openLeadStore.ts';
import type { ErrorReport } from '../../../server/observability/error-reports/createErrorReporter.ts';
import type { PageServices } from '../../../server/pages/PageBuilder.ts';
import { withoutServices } from '../../../server/pages/withoutServices.ts';
import { errors } from '../../../server/routes/errors.ts';
import { leadsRouter } from '../../../server/routes/leadsRouter.ts';
import { postedForms } from '../../../server/routes/postedForms.ts';
import { createCaptchaCheck } from '../../../server/services/captcha/createCaptchaCheck.ts';
import type { Content } from '../../../server/services/content/Content.ts';
import { solveCaptcha } from '../../demo/services/captcha/solveCaptcha.ts';
import { demoBrand } from '../../demoBrand.ts';
import { listen } from '../loopback.ts';
import { memoryLog } from '../memoryLog.ts';

const CHANNELS = {
  contact: 'WEB-C',
  brochure: 'WEB-B',
  event: 'WEB-E',
  charters: 'WEB-H',
  newsletter: 'WEB-N',
  seaTrial: 'WEB-T',
};

interface LeadSiteOptions {
  content: Content;
  dealers?: PageServices['dealers'];
  /** Of the captcha provider; the embedded one unless told. */
  verifyUrl?: string;
  store?: (store: LeadStore) => LeadStore;
  limits?: LeadLimits;
}

/** The endpoints that take leads, with a store on disk and a puzzle server, until the test is over. */
export async function startLeadSite(options: LeadSiteOptions) {
  const { content, dealers, verifyUrl, store: wrap = (it) => it, limits = leadLimits() } = options;
  const directory = mkdtempSync(join(tmpdir(), 'leads-'));
  const store = await openLeadStore({ databaseUrl: undefined, directory });
  const access = { sitekey: 'TEST', secret: 'secret' };
  /** Of the puzzle server, in seconds: it may be later there. */
  const clock = { ahead: 0 };
  const now = () => Date.now() / 1000 + clock.ahead;
  const puzzles = await startCaptchaService({ ...access, effort: 'token', now });
  onTestFinished(async () => {
    await Promise.all([store.close(), puzzles.close()]);
    rmSync(directory, { recursive: true });
  });
  const check = createCaptchaCheck({
    ...access,
    puzzleUrl: puzzles.puzzleUrl,
    verifyUrl: verifyUrl ?? puzzles.verifyUrl,
    upstream: { service: 'captcha', deadlineMs: 1000 },
    believes: true,
    report: () => undefined,
  });
  const { log, lines } = memoryLog();
  const services = {
    ...withoutServices(content, { siteUrl: 'https://www.estran.example', brand: demoBrand }),
    ...(dealers && { dealers }),
    forms: { channels: CHANNELS, puzzle: { sitekey: access.sitekey, url: '/api/puzzle' } },
  };
  const intake = createLeadIntake({ store: wrap(store), check, services });
  const reports: ErrorReport[] = [];
  const reporter = {
    report: (report: ErrorReport) => void reports.push(report),
    close: async () => undefined,
  };
  const taking = { intake, dealers: services.dealers, limits, reporter };
  const consent = { gtmId: undefined, oneTrustId: undefined };
  const app = express()
    .use(requestId({ log }))
    .use(leadsRouter(taking))
    .use(postedForms({ ...taking, services, consent }))
    .use(errors({ content, brand: services.brand, consent }));
  const { origin } = await listen(app);

  const solution = async () => {
    const body: unknown = await (await fetch(`${puzzles.puzzleUrl}?sitekey=TEST`)).json();
    const data = isRecord(body) && isRecord(body.data) ? body.data : {};
    return solveCaptcha(String(data.puzzle));
  };
  /** A request as JSON needs a solved captcha; a test that says which one it sends gets no other. */
  const createCaptchaHeaders = async (path: string, headers: Record<string, string>) =>
    path === '/form-submit' && headers['frc-captcha-solution'] === undefined
      ? { 'frc-captcha-solution': await solution() }
      : {};
  const post = async (path: string, body: object | string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        ...(await createCaptchaHeaders(path, headers)),
        ...headers,
      },
      body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
    const problem: unknown = isProblem ? JSON.parse(text) : undefined;
    return { status: response.status, text, problem, headers: response.headers };
  };
  const kept = async () => {
    const all: StoredLead[] = [];
    for await (const one of store.leads({})) all.push(one);
    return all;
  };
  const formAt = async (path: string) => {
    const found = await findFormPage(path, services);
    if (!found) throw new Error(`${path} has no form`);
    return found.pageForm.form;
  };
  return { origin, post, solution, clock, kept, formAt, store, reports, lines };
}
