import { describe, expect, it } from 'vitest';
import { sumWork, type TraceEvent } from './sumWork.ts';

const thread = (tid: number, name: string): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid: 1,
  tid,
  ts: 0,
  args: { name },
});
const event = (name: string, tid: number, ts: number, dur: number): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
});

describe('the work of the main thread', () => {
  it('is summed by kind, each event without what lies inside it', () => {
    const events = [
      thread(7, 'CrRendererMain'),
      event('RunTask', 7, 0, 10_000),
      event('ParseHTML', 7, 1000, 6000),
      event('FunctionCall', 7, 2000, 3000),
      event('UpdateLayoutTree', 7, 2500, 1000),
      event('RunTask', 7, 20_000, 2000),
      event('Layout', 7, 20_000, 2000),
    ];
    expect(sumWork(events)).toEqual({ parse: 3, style: 1, layout: 2, paint: 0, script: 2, other: 4 });
  });

  it('is that of the busiest page, and of no other thread', () => {
    const events = [
      thread(7, 'CrRendererMain'),
      thread(8, 'CrRendererMain'),
      thread(9, 'Compositor'),
      event('Layout', 7, 0, 1000),
      event('Layout', 8, 0, 2000),
      event('Layout', 9, 0, 9000),
    ];
    expect(sumWork(events).layout).toBe(2);
  });

  it('cannot be told from a trace without a page', () => {
    expect(() => sumWork([event('Layout', 7, 0, 1000)])).toThrow('names no main thread');
  });
});
