import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import {
  type CaptchaUnverified,
  createCaptchaCheck,
} from '../../../../server/services/captcha/createCaptchaCheck.ts';
import type { UpstreamCall } from '../../../../server/services/upstream/UpstreamCall.ts';
import { listen } from '../../loopback.ts';

const SECRET = 'hush-hush';
const SOLUTION = 'signature.cHV6emxl.c29sdXRpb24=.AQAB';

const sends =
  (status: number, body: unknown, contentType = 'application/json') =>
  (response: ServerResponse): void =>
    void response
      .writeHead(status, { 'Content-Type': contentType })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

const refuses = (status: number, ...errors: string[]) => sends(status, { success: false, errors });

/** A provider that answers every call alike, and a client of it. */
async function provider(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const asked: string[] = [];
  const { origin, server } = await listen(async (request, response) => {
    asked.push(`${request.method} ${request.url} ${await text(request)}`);
    answer(response, request);
  });
  const events: CaptchaUnverified[] = [];
  const calls: UpstreamCall[] = [];
  const check = createCaptchaCheck({
    sitekey: 'SITE',
    secret: SECRET,
    puzzleUrl: `${origin}/api/v1/puzzle`,
    verifyUrl: `${origin}/api/v1/siteverify`,
    believes: true,
    report: (event) => events.push(event),
    upstream: { service: 'captcha', deadlineMs: 300, observe: (call) => calls.push(call) },
  });
  return { check, asked, events, calls, server };
}

describe('createCaptchaCheck', () => {
  it('asks the provider once with the secret, which is sent nowhere else', async () => {
    const { check, asked, events, calls } = await provider(sends(200, { success: true }));
    expect(await check(SOLUTION)).toBe('solved');
    const [question = ''] = asked;
    expect(question).toMatch(/^POST \/api\/v1\/siteverify /);
    expect(Object.fromEntries(new URLSearchParams(question.split(' ')[2]))).toEqual({
      solution: SOLUTION,
      secret: SECRET,
      sitekey: 'SITE',
    });
    expect([asked.length, events]).toEqual([1, []]);
    expect(calls).toEqual([
      expect.objectContaining({ service: 'captcha', outcome: 'ok', url: '/api/v1/siteverify' }),
    ]);
    expect(JSON.stringify(calls)).not.toContain(SECRET);
  });

  it.each([
    [200, 'solution_invalid', 'unsolved'],
    [400, 'solution_missing', 'unsolved'],
    [200, 'something_new', 'unsolved'],
    [200, 'solution_timeout_or_duplicate', 'expired'],
  ])('%i %s: %s', async (status, error, state) => {
    const { check, events } = await provider(refuses(status, error));
    expect([await check(SOLUTION), events]).toEqual([state, []]);
  });

  it.each([
    '',
    '.UNSTARTED',
    'a.b.c',
    'a.b.c.d.e',
    'a.b.c.<d>',
    'a.b.c.d\n',
    '....',
    'x'.repeat(1_000_000),
    `a.${'b'.repeat(5000)}.c.d`,
  ])('malformed solution: unsolved without a request (%#)', async (solution) => {
    const { check, asked } = await provider(sends(200, { success: true }));
    expect([await check(solution), asked]).toEqual(['unsolved', []]);
  });

  const down: [string, (response: ServerResponse, request: IncomingMessage) => void][] = [
    ['does not answer', () => undefined],
    ['hangs up', (_response, request) => void request.socket.destroy()],
    ['breaks off', (response) => void response.writeHead(200, { 'Content-Length': '99' }).write('{')],
    ['answers HTML', sends(200, '<h1>Welcome</h1>', 'text/html')],
    ['answers half of a JSON', sends(200, '{"success":')],
    ['answers something else', sends(200, ['success'])],
    ['answers without a verdict', sends(200, { success: 'true' })],
    ['answers 500', sends(500, { error: 'oops' })],
    ['answers 502 in HTML', sends(502, '<h1>Bad gateway</h1>', 'text/html')],
    ['answers 429', refuses(429, 'too_many')],
    ['redirects', (response) => void response.writeHead(302, { Location: '/elsewhere' }).end()],
    ['finds our question wrong', refuses(400, 'bad_request')],
    ['answers with more than we read', sends(200, { success: true, padding: 'x'.repeat(200_000) })],
  ];
  it.each(down)('the provider %s: unverified, and logged', async (_case, answer) => {
    const { check, asked, events } = await provider(answer);
    expect(await check(SOLUTION)).toBe('unverified');
    expect(asked).toHaveLength(1);
    expect(events).toEqual([
      { event: 'captcha-down', reason: expect.stringMatching(/believed$/), err: expect.any(Error) },
    ]);
    expect(`${events[0]?.err?.message}`).not.toContain(SECRET);
  });

  it('provider unreachable: unverified, and logged', async () => {
    const { check, events, server } = await provider(() => undefined);
    await new Promise((resolve) => server.close(resolve));
    expect(await check(SOLUTION)).toBe('unverified');
    expect(events).toEqual([expect.objectContaining({ event: 'captcha-down' })]);
  });

  it.each([
    [401, 'secret_invalid'],
    [401, 'wrong_api_key'],
    [400, 'secret_missing'],
    [200, 'secret_invalid'],
  ])('wrong secret: unverified, logged as an error (%i %s)', async (status, error) => {
    const { check, events } = await provider(refuses(status, error));
    expect(await check(SOLUTION)).toBe('unverified');
    expect(events).toEqual([
      { event: 'captcha-misconfigured', reason: expect.stringContaining('CAPTCHA_SECRET') },
    ]);
  });

  it('.ERROR and the provider gives no puzzle: unverified', async () => {
    const { check, asked, events } = await provider(sends(503, '<h1>Down</h1>', 'text/html'));
    expect(await check('.ERROR')).toBe('unverified');
    expect(asked).toEqual(['GET /api/v1/puzzle?sitekey=SITE ']);
    expect(events).toEqual([expect.objectContaining({ event: 'captcha-down' })]);
  });

  it('.ERROR and the provider gives a puzzle: unsolved', async () => {
    const { check, events } = await provider(sends(200, { data: { puzzle: 'a.b' } }));
    expect([await check('.ERROR'), events]).toEqual(['unsolved', []]);
  });

  it('.HEADLESS_ERROR: unsolved', async () => {
    const { check, asked } = await provider(sends(200, { success: true }));
    expect([await check('.HEADLESS_ERROR'), asked]).toEqual(['unsolved', []]);
  });
});
