import type { RequestHandler } from 'express';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formSubmissionSchema } from '../../../schemas/forms/form-submission.ts';
import { leadRequestSchema } from '../../../schemas/forms/lead-request.ts';
import { createPayloadParser } from '../../../server/leads/createPayloadParser.ts';
import { LeadRefused } from '../../../server/leads/LeadRefused.ts';
import type { Content } from '../../../server/services/content/Content.ts';
import { DEALERS } from '../pages/locator/dealers.ts';
import { listing } from '../pages/locator/locatorSite.ts';
import { startDemoContent } from '../routes/demoContent.ts';
import { startLeadSite } from './leadSite.ts';
import { lead, request, submission } from './payloads.ts';

let content: Content;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ content, close } = await startDemoContent());
});
afterAll(() => close());

const pass: RequestHandler = (_request, _response, next) => next();
const admit = () => async () => undefined;
const UNLIMITED = { calls: pass, solved: admit, posted: admit };

const EVENT = '/events/ask-the-naval-architect';

const long = (range: { min: number; max: number }) => fc.integer(range).map((length) => 'x'.repeat(length));

/** What nobody's form sends: any JSON, texts with anything in them, names of prototypes, a million characters. */
const hostile = fc.oneof(
  { weight: 40, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 40, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 10, arbitrary: long({ min: 100, max: 20_000 }) },
  { weight: 1, arbitrary: long({ min: 20_000, max: 1_000_000 }) },
  {
    weight: 40,
    arbitrary: fc.constantFrom(
      '__proto__',
      'constructor',
      '\u0000',
      '‮gnp.exe',
      '<script>',
      "'; DROP TABLE leads;--",
      '{{7*7}}',
      '\r\nBcc: a@b.c',
    ),
  },
);

/** A right payload in which one thing is wrong, or added, or missing. */
const spoilt = (right: object) =>
  fc
    .tuple(
      fc.constantFrom(...Object.keys(right), '__proto__', 'constructor', 'admin', ''),
      fc.option(hostile, { nil: undefined }),
    )
    .map(([name, value]) => JSON.stringify({ ...right, [name]: value }));

const meeting = request({
  webform_id: 'event_subscription',
  store: 'Zénith Nautique',
  event: 'nope',
  datetime: '2026-02-30',
});

const bodies = fc.oneof(
  spoilt(submission()),
  spoilt(meeting),
  spoilt({ Leads: [lead()], FriendlyCaptchaSolution: 'a.b.c.d' }),
  spoilt(lead()).map((one) => `{"Leads":[${one}],"FriendlyCaptchaSolution":""}`),
  spoilt(lead().TouchPoints[0] ?? {}).map(
    (point) =>
      `{"Leads":[${JSON.stringify(lead()).replace(/\[\{.*\}\]/, `[${point.replaceAll('$', '$$$$')}]`)}],"FriendlyCaptchaSolution":""}`,
  ),
  hostile.map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

/** The same with bytes in it that are no UTF-8, wherever they happen to stand. */
const bytes = fc.tuple(bodies, fc.double({ min: 0, max: 1, noNaN: true })).map(([text, where]) => {
  const body = Buffer.from(text);
  const place = Math.floor(where * body.length);
  return new Blob([body.subarray(0, place), Uint8Array.of(0xff), body.subarray(place)]);
});

const headers = fc.record({
  'idempotency-key': fc.oneof(
    fc.uuid(),
    fc.string({ maxLength: 80 }).map((text) => encodeURIComponent(text)),
  ),
  'form-path': fc.oneof(
    fc.constantFrom('/brochure', '/de/newsletter', '/nowhere', '/contact/rochelle', EVENT),
    fc.webPath(),
  ),
  'frc-captcha-solution': fc.constantFrom('', '.EXPIRED', '.HEADLESS_ERROR', 'a.b.c.d', 'x'.repeat(5000)),
});

const written = {
  firstName: 'Maëlle',
  lastName: 'Le Goff',
  email: 'maelle@example.com',
  country: 'FR',
  postalCode: '56100',
  boats: 'EST-042',
  subject: 'spare-parts',
  dealer: 'rochelle',
  newsletter: 'on',
};

/** Not by `String`: what has a `toString` of its own that is no function cannot be made a string. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : `${JSON.stringify(value)}`);

/** A form as a browser posts it without a script, in which one field is wrong. */
const posted = fc
  .tuple(fc.constantFrom(...Object.keys(written), '__proto__', 'day', 'time'), hostile)
  .map(([name, value]) => new URLSearchParams({ ...written, [name]: asText(value) }).toString());

const calls = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      path: fc.constantFrom('/form-submit', '/send-lead'),
      body: fc.oneof({ weight: 9, arbitrary: bodies }, { weight: 1, arbitrary: bytes }),
      // With none at all the test solves a captcha, which takes two more calls.
      headers: fc.oneof(
        { weight: 1, arbitrary: fc.constant({}) },
        { weight: 4, arbitrary: fc.constant({ 'frc-captcha-solution': '' }) },
        { weight: 5, arbitrary: headers },
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      path: fc.constantFrom('/brochure', '/de/newsletter', '/contact/rochelle', EVENT),
      body: fc.oneof(
        { weight: 9, arbitrary: posted },
        { weight: 1, arbitrary: posted.map((body) => `${body}&city=%FF`) },
      ),
      headers: fc.constant({
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      }),
    }),
  },
);

const REFERENCE = /EST-[0-9A-Z]{4}-[0-9A-Z]{4}/;

it('1,000 hostile requests: no server error, and exactly the accepted leads are stored', async () => {
  const { post, kept, lines } = await startLeadSite({
    content,
    dealers: listing(DEALERS),
    limits: UNLIMITED,
  });
  const waiting = fc.sample(calls, 1_000);
  const counts = new Map<number, number>();
  const serverErrors: string[] = [];
  const references = new Set<string>();
  const notUtf8 = new Set<number>();
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { path, body, headers: sent } = next;
      const { status, headers: answered, text } = await post(path, body, sent);
      if (status >= 500) serverErrors.push(`${status} of ${path}: ${text.slice(0, 200)}`);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      const isWhole = body instanceof Blob ? body.size < 256_000 : body.length < 64_000;
      if (isWhole && (body instanceof Blob || body.endsWith('%FF'))) notUtf8.add(status);
      const told = answered.get('lead-reference') ?? answered.get('location') ?? '';
      const [reference] = REFERENCE.exec(told) ?? [];
      if (reference) references.add(reference);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  const errors = lines().filter(({ err }) => err);
  expect(serverErrors, `FUZZ_SEED=${process.env.FUZZ_SEED}: ${JSON.stringify(errors)}`).toEqual([]);
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(1_000);
  expect([...notUtf8]).toEqual([400]);
  // Some are right after all.
  expect(references.size).toBeGreaterThan(0);
  expect(new Set((await kept()).map(({ reference }) => reference))).toEqual(references);
  expect(counts.get(400)).toBeGreaterThan(300);
}, 120_000);

it.each([
  ['form-submission', createPayloadParser<unknown>(formSubmissionSchema)],
  ['lead-request', createPayloadParser<unknown>(leadRequestSchema)],
])('four thousand hostile payloads of %s: parsed or refused, never another error', (_name, read) => {
  let refused = 0;
  for (const body of fc.sample(bodies, 4_000)) {
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
  expect(refused).toBeGreaterThan(2000);
});
