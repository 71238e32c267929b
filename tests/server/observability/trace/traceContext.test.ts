import { describe, expect, it } from 'vitest';
import {
  beginTrace,
  parseTraceparent,
  writeTraceparent,
} from '../../../../server/observability/trace/traceContext.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

describe('parseTraceparent', () => {
  it('reads trace id, span id and the sampled flag', () => {
    expect(parseTraceparent(`00-${TRACE}-${PARENT}-01`)).toEqual({
      traceId: TRACE,
      spanId: PARENT,
      flags: '01',
    });
    expect(parseTraceparent(`00-${TRACE}-${PARENT}-00`)).toMatchObject({ flags: '00' });
  });

  it('reads later versions and ignores unknown flags', () => {
    expect(parseTraceparent(`cc-${TRACE}-${PARENT}-ff-more`)).toMatchObject({ traceId: TRACE, flags: '01' });
  });

  it.each([
    ['none', undefined],
    ['nothing', ''],
    ['the forbidden version', `ff-${TRACE}-${PARENT}-01`],
    ['a trace of zeros', `00-${'0'.repeat(32)}-${PARENT}-01`],
    ['a parent of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['capitals', `00-${TRACE.toUpperCase()}-${PARENT}-01`],
    ['more than version 00 has', `00-${TRACE}-${PARENT}-01-more`],
    ['a line break', `00-${TRACE}-${PARENT}-01\n`],
    ['somebody’s address', 'anna@example.com'],
    ['two of them', `00-${TRACE}-${PARENT}-01, 00-${TRACE}-${PARENT}-01`],
    ['one without end', `cc-${TRACE}-${PARENT}-01-${'x'.repeat(500)}`],
  ])('undefined for %s', (_what, header) => {
    expect(parseTraceparent(header)).toBeUndefined();
  });
});

describe('writeTraceparent', () => {
  it('each call gets its own span id in the same trace', () => {
    const trace = beginTrace();
    const [one, other] = [writeTraceparent(trace), writeTraceparent(trace)];
    expect(one).not.toBe(other);
    expect(parseTraceparent(one)).toMatchObject(trace);
    expect(parseTraceparent(other)).toMatchObject(trace);
  });

  it('uses the id of a recorded span', () => {
    const place = { traceId: TRACE, spanId: PARENT, flags: '01' };
    expect(writeTraceparent(place)).toBe(`00-${TRACE}-${PARENT}-01`);
  });
});

describe('beginTrace', () => {
  it('keeps the caller’s trace id and drops its span id', () => {
    expect(beginTrace(parseTraceparent(`00-${TRACE}-${PARENT}-01`))).toEqual({ traceId: TRACE, flags: '01' });
    expect(beginTrace()).toMatchObject({ flags: '00' });
  });
});
