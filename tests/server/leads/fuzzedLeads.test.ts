import type { RequestHandler } from 'express';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formSubmissionSchema } from '../../../schemas/forms/form-submission.ts';
import { leadRequestSchema } from '../../../schemas/forms/lead-request.ts';
import type { Content } from '../../../server/content/Content.ts';
import { createPayloadReader } from '../../../server/leads/createPayloadReader.ts';
import { LeadRefused } from '../../../server/leads/LeadRefused.ts';
import { DEALERS } from '../locator/dealers.ts';
import { listing } from '../pages/locator/locatorSite.ts';
import { startDemoContent } from '../routes/demoContent.ts';
import { startLeadSite } from './leadSite.ts';
import { lead, submission } from './payloads.ts';

let content: Content;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ content, close } = await startDemoContent());
});
afterAll(() => close());

const pass: RequestHandler = (_request, _response, next) => next();
const admit = () => async () => undefined;
const UNLIMITED = { calls: pass, scripted: admit, posted: admit };

/** What nobody's form sends: any JSON, texts with anything in them, names of prototypes, a million characters. */
const hostile = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '\u0000',
    '‮gnp.exe',
    '<script>',
    "'; DROP TABLE leads;--",
    '{{7*7}}',
    '\r\nBcc: a@b.c',
  ),
  fc.integer({ min: 1000, max: 100_000 }).map((length) => 'x'.repeat(length)),
);

/** A right payload in which one thing is wrong, or added, or missing. */
const spoilt = (right: object) =>
  fc
    .tuple(
      fc.constantFrom(...Object.keys(right), '__proto__', 'constructor', 'admin', ''),
      fc.option(hostile, { nil: undefined }),
    )
    .map(([name, value]) => JSON.stringify({ ...right, [name]: value }));

const bodies = fc.oneof(
  spoilt(submission()),
  spoilt({ Leads: [lead()], FriendlyCaptchaSolution: 'a.b.c.d' }),
  spoilt(lead()).map((one) => `{"Leads":[${one}],"FriendlyCaptchaSolution":""}`),
  spoilt(lead().TouchPoints[0] ?? {}).map(
    (point) =>
      `{"Leads":[${JSON.stringify(lead()).replace(/\[\{.*\}\]/, `[${point.replaceAll('$', '$$$$')}]`)}],"FriendlyCaptchaSolution":""}`,
  ),
  hostile.map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

const headers = fc.record({
  'idempotency-key': fc.oneof(
    fc.uuid(),
    fc.string({ maxLength: 80 }).map((text) => encodeURIComponent(text)),
  ),
  'form-path': fc.oneof(fc.constantFrom('/brochure', '/de/newsletter', '/nowhere'), fc.webPath()),
  'frc-captcha-solution': fc.constantFrom('', '.EXPIRED', 'a.b.c.d', 'x'.repeat(5000)),
});

it('answers ten thousand hostile payloads without failing itself, and stores what is no lead never', async () => {
  const { post, kept } = await startLeadSite({ content, dealers: listing(DEALERS), limits: UNLIMITED });
  const sample = fc.sample(fc.tuple(bodies, fc.option(headers, { nil: undefined }), fc.boolean()), 10_000);
  const counts = new Map<number, number>();
  const waiting = [...sample];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [body, sent, isForm] = next;
      const { status } = await post(isForm ? '/form-submit' : '/send-lead', body, sent ?? {});
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  expect([...counts.keys()].filter((status) => status >= 500)).toEqual([]);
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(10_000);
  // Some are right after all; what was accepted twice is the same lead.
  expect((await kept()).length).toBeLessThanOrEqual(counts.get(200) ?? 0);
  expect(counts.get(400)).toBeGreaterThan(5000);
}, 120_000);

it.each([
  ['form-submission', createPayloadReader<unknown>(formSubmissionSchema)],
  ['lead-request', createPayloadReader<unknown>(leadRequestSchema)],
])('reads ten thousand hostile payloads of %s without failing itself', (_name, read) => {
  let refused = 0;
  for (const body of fc.sample(bodies, 10_000)) {
    let input: unknown;
    try {
      input = JSON.parse(body);
    } catch {
      continue;
    }
    try {
      read(input);
    } catch (error) {
      if (!(error instanceof LeadRefused)) throw error;
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(5000);
});
