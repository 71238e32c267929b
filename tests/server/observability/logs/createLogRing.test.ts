import { describe, expect, it } from 'vitest';
import { createLogRing } from '../../../../server/observability/logs/createLogRing.ts';
import { access, line } from './lines.ts';

/** The line of a request that the page cache answered. */
const hit = (requestId: string): string =>
  line({ event: 'request', path: '/', cache: 'none', requestId, page: 'fresh' });

describe('createLogRing', () => {
  it('groups lines by request, newest request first', () => {
    const ring = createLogRing({ maxBytes: 1_000_000 });
    ring.write(line({ requestId: 'a', event: 'one' }));
    ring.write(access('b'));
    ring.write(access('a'));
    expect(ring.getLines('a')).toHaveLength(2);
    expect(ring.entries().map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('omits lines without a request, and those of the admin port', () => {
    const ring = createLogRing({ maxBytes: 1_000_000 });
    ring.write(line({ event: 'shutdown' }));
    ring.write(line({ port: 'admin', requestId: 'x', event: 'request' }));
    expect(ring.entries()).toEqual([]);
  });

  it('text that looks like a field is not parsed as one', () => {
    const ring = createLogRing({ maxBytes: 1_000_000 });
    ring.write(line({ requestId: 'a', event: 'request', path: '","requestId":"b","port":"admin"' }));
    expect(ring.entries().map(({ id }) => id)).toEqual(['a']);
  });

  it('drops the oldest requests and never exceeds maxBytes', () => {
    const ring = createLogRing({ maxBytes: 20_000 });
    for (let index = 0; index < 500; index++) ring.write(access(`r${index}`));
    expect(ring.getLines('r0')).toEqual([]);
    expect(ring.getLines('r499')).toHaveLength(1);
    const characters = ring
      .entries()
      .flatMap(({ lines }) => lines)
      .join('').length;
    expect(characters * 2).toBeLessThanOrEqual(10_000);
  });

  it('keeps errors and leads longer than other requests', () => {
    const ring = createLogRing({ maxBytes: 20_000 });
    ring.write(line({ level: 'error', requestId: 'broken', event: 'page-failed' }));
    ring.write(access('broken', { level: 'error', status: 500 }));
    ring.write(line({ requestId: 'lead', event: 'lead-accepted', reference: 'EST-7K2M-9QXA' }));
    ring.write(access('lead'));
    for (let index = 0; index < 500; index++) ring.write(access(`r${index}`));
    expect(ring.getLines('broken')).toHaveLength(2);
    expect(ring.idsWith('"reference":"EST-7K2M-9QXA"')).toEqual(['lead']);
  });

  it('keeps page-cache hits in order, within their own limit', () => {
    const ring = createLogRing({ maxBytes: 20_000 });
    ring.write(access('before'));
    ring.write(hit('a'));
    ring.write(hit('b'));
    ring.write(access('after'));
    expect(ring.entries().map(({ id }) => id)).toEqual(['after', 'b', 'a', 'before']);
    expect(ring.getLines('a')).toEqual([hit('a')]);
    for (let index = 0; index < 500; index++) ring.write(hit(`r${index}`));
    expect(ring.getLines('a')).toEqual([]);
    expect(ring.getLines('r499')).toEqual([hit('r499')]);
    expect(ring.getLines('before')).toHaveLength(1);
    expect(
      ring
        .entries()
        .flatMap(({ lines }) => lines)
        .join('').length,
    ).toBeLessThan(6000);
  });

  it('onAnswered is called for page-cache hits too', () => {
    const ring = createLogRing({ maxBytes: 20_000 });
    const heard: string[] = [];
    ring.onAnswered((id) => void heard.push(id));
    ring.write(hit('a'));
    expect(heard).toEqual(['a']);
  });

  it('limits the lines of one request id', () => {
    const ring = createLogRing({ maxBytes: 400_000 });
    for (let index = 0; index < 5000; index++) ring.write(access('same'));
    expect(ring.entries().every(({ lines }) => lines.length === 1)).toBe(true);
    expect(ring.getLines('same').length).toBeLessThan(2000);
    for (let index = 0; index < 5000; index++) ring.write(line({ requestId: 'long', event: 'step' }));
    expect(ring.entries().find(({ id }) => id === 'long')?.lines.length).toBeLessThan(1000);
  });

  it('adds later lines, such as a lead’s delivery, to their request', () => {
    const ring = createLogRing({ maxBytes: 1_000_000 });
    ring.write(access('a'));
    ring.write(line({ event: 'lead-delivered', requestId: 'a', reference: 'EST-7K2M-9QXA' }));
    expect(ring.getLines('a')).toHaveLength(2);
  });

  it('onAnswered is called for each answered request until unsubscribed', () => {
    const ring = createLogRing({ maxBytes: 1_000_000 });
    const heard: string[] = [];
    const stop = ring.onAnswered((id, lines) => heard.push(`${id} ${lines.length}`));
    ring.write(line({ requestId: 'a', event: 'one' }));
    ring.write(access('a'));
    stop();
    ring.write(access('b'));
    expect(heard).toEqual(['a 2']);
  });
});
