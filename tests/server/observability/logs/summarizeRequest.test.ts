import { describe, expect, it } from 'vitest';
import { assembleTrace } from '../../../../server/observability/logs/assembleTrace.ts';
import { leadStatusesInEvents } from '../../../../server/observability/logs/LeadStatus.ts';
import { summarizeRequest } from '../../../../server/observability/logs/summarizeRequest.ts';
import { toWaterfall } from '../../../../server/observability/logs/toWaterfall.ts';
import { access, line } from './lines.ts';

const toTrace = (...lines: string[]) => {
  const trace = assembleTrace('r', lines);
  if (!trace) throw new Error('no line can be read');
  return trace;
};
const tell = (...lines: string[]): string => {
  const trace = toTrace(...lines);
  return summarizeRequest(trace, leadStatusesInEvents(trace.events));
};
const upstreamFailed = line({
  level: 'error',
  requestId: 'r',
  event: 'upstream-failed',
  err: { type: 'UpstreamError', message: 'The content service did not answer in time: /jsonapi' },
});

describe('summarizeRequest', () => {
  it('contains time, request, duration and result', () => {
    expect(
      tell(access('r', { path: '/boats/estran-42', blocks: { rendered: 3, migrated: 0, dropped: 0 } })),
    ).toBe(
      'On 21 November 2026 at 14:00:00 UTC a visitor asked for /boats/estran-42, and after 12 ms the page was shown (200).',
    );
  });

  it('names no older answer for an error page, whose menu alone was made of one', () => {
    const told = tell(access('r', { status: 503, cache: 'stale' }), upstreamFailed);
    expect(told).toContain('could not be had at the moment (503)');
    expect(told).not.toContain('older answer');
  });

  it.each([
    [{ status: 404 }, [], 'nothing was found there (404)'],
    [
      { status: 404 },
      [line({ requestId: 'r', event: 'path-rejected', msg: 'It is odd' })],
      'because: It is odd',
    ],
    [{ status: 301 }, [], 'sent on to another address (301)'],
    [{ status: 304 }, [], 'own copy was still good'],
    [
      { status: 303, method: 'POST' },
      [line({ requestId: 'r', event: 'lead-accepted', reference: 'EST-AAAA-BBBB' })],
      'the form was accepted (303)',
    ],
    [
      { method: 'POST' },
      [line({ requestId: 'r', event: 'lead-continued', reference: 'EST-AAAA-BBBB' })],
      'the form was accepted (200)',
    ],
    [{ status: 429 }, [], 'too much had come'],
    [{ status: 503 }, [upstreamFailed], 'because: The content service did not answer in time: /jsonapi'],
    [{ status: 500 }, [], 'an error of ours came up (500)'],
    [{ aborted: true, status: undefined }, [], 'the visitor left'],
    [{ cache: 'stale' }, [], 'an older answer was used'],
    [{ page: 'fresh' }, [], 'the cached page was shown (200)'],
    [{ page: 'stale' }, [], 'the cached page, past its time, was shown (200)'],
    [{ page: 'miss' }, [], 'ms the page was shown (200)'],
    [
      { calls: [{ service: 'dealers', outcome: 'circuit-open' }] },
      [],
      'the dealers service had failed too often to be waited for',
    ],
  ])('%o', (fields, before, words) => {
    expect(tell(...before, access('r', fields))).toContain(words);
  });

  it('lists dropped blocks with their reasons', () => {
    const dropped = line({
      level: 'warn',
      requestId: 'r',
      event: 'block-dropped',
      msg: 'Block 3 (tide) was dropped',
    });
    expect(tell(dropped, access('r', { blocks: { rendered: 2, migrated: 0, dropped: 1 } }))).toContain(
      '1 block of it was left out (Block 3 (tide) was dropped)',
    );
  });

  it('describes each delivery of a lead', () => {
    const about = { requestId: 'r', reference: 'EST-7K2M-9QXA' };
    const lines = [
      line({ ...about, event: 'lead-accepted', target: 'crm' }),
      line({ ...about, event: 'lead-accepted', target: 'webform' }),
      access('r', { method: 'POST', path: '/form-submit' }),
      line({ event: 'lead-delivered', ...about, target: 'crm', attempts: 2, status: 200 }),
    ];
    expect(tell(...lines)).toContain(
      'lead EST-7K2M-9QXA has arrived at the CRM and waits for the content service',
    );
  });

  it('what was posted: a form, or something of a program', () => {
    const posted = (path: string) => access('r', { method: 'POST', path });
    const refused = line({ requestId: 'r', event: 'lead-refused', code: 'invalid' });
    expect(tell(posted('/brochure'), refused)).toContain('a visitor sent a form on /brochure, and');
    expect(tell(posted('/api/purge'))).toContain('a visitor sent something to (POST) /api/purge, and');
  });

  it('a request without an access line', () => {
    expect(tell(line({ requestId: 'r', event: 'list-failed' }))).toContain('not how it was answered');
  });
});

describe('toWaterfall', () => {
  it.each([
    ['while a new one is made', []],
    ['no new one could be made', [line({ requestId: 'r', event: 'page-stale' })]],
  ])('a stale page: %s', (text, lines) => {
    const trace = toTrace(access('r', { route: 'en-home', page: 'stale' }), ...lines);
    expect(toWaterfall(trace, []).find(({ name }) => name === 'Page')?.detail).toContain(text);
  });

  it('contains route, cache, each attempt of a call, blocks, rendering and response', () => {
    const call = { service: 'content', url: '/router', at: 1, ms: 5, outcome: 'failed', status: 502 };
    const trace = toTrace(
      access('r', {
        route: 'en-home',
        locale: 'en',
        cache: 'miss',
        page: 'wait',
        upstream: { calls: 3, cached: 4 },
        calls: [call, { ...call, at: 6, outcome: 'ok', status: 200 }],
        blocks: { rendered: 2, migrated: 1, dropped: 0 },
        renderAt: 8,
        renderMs: 3,
        bytes: 1000,
      }),
    );
    const steps = toWaterfall(trace, []);
    expect(steps.map(({ name }) => name)).toEqual([
      'Route',
      'Page',
      'Services',
      'Call to content',
      'Call to content',
      'Calls',
      'Blocks',
      'Rendering',
      'Answer',
    ]);
    expect(steps[3]).toMatchObject({
      detail: '/router (try 1 of 2)',
      outcome: '502 failed',
      isTrouble: true,
    });
    expect(steps[4]).toMatchObject({ span: { at: 6, ms: 5 }, isTrouble: false });
    expect(steps[1]).toMatchObject({ detail: 'made for another request that came at the same time' });
    expect(steps[2]?.detail).toContain('4 cached');
    expect(steps[7]).toMatchObject({ span: { at: 8, ms: 3 } });
  });
});
