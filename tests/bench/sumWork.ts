/** What the main thread did, in milliseconds of its own time: without what it called that has a name of its own here. */
export interface Work {
  parse: number;
  style: number;
  layout: number;
  paint: number;
  script: number;
  other: number;
}

export const WORK_KINDS = ['parse', 'style', 'layout', 'paint', 'script', 'other'] as const;

/** An event of Chromium's tracing (Trace Event Format); times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { name?: string };
}

/** What to trace for `sumWork`. */
export const WORK_CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
  'v8',
];

/** Events in which the main thread runs a task; all others lie inside one. */
const TASK = 'RunTask';

const KINDS: Readonly<Record<string, keyof Work>> = {
  [TASK]: 'other',
  ParseHTML: 'parse',
  ParseAuthorStyleSheet: 'style',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  EvaluateScript: 'script',
  FunctionCall: 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
};

/** Adds up what the main thread of the page did; of several renderers the busiest counts. */
export function sumWork(events: readonly TraceEvent[]): Work {
  const threads = new Map<string, TraceEvent[]>();
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  for (const { pid, tid } of mains) threads.set(`${pid} ${tid}`, []);
  for (const event of events) {
    if (event.ph === 'X' && event.name in KINDS) threads.get(`${event.pid} ${event.tid}`)?.push(event);
  }
  const sums = [...threads.values()].map(sumThread);
  const total = (work: Work) => Object.values(work).reduce((sum, ms) => sum + ms, 0);
  const [busiest] = sums.sort((a, b) => total(b) - total(a));
  if (!busiest) throw new Error('The trace names no main thread of a page');
  return busiest;
}

function sumThread(events: readonly TraceEvent[]): Work {
  const work: Work = { parse: 0, style: 0, layout: 0, paint: 0, script: 0, other: 0 };
  const open: { end: number; kind: keyof Work }[] = [];
  // Of two that begin together the longer is around the other.
  const ordered = events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  for (const { name, ts, dur = 0 } of ordered) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
    const around = open.at(-1);
    const kind = KINDS[name] ?? 'other';
    work[kind] += dur / 1000;
    if (around) work[around.kind] -= dur / 1000;
    open.push({ end: ts + dur, kind });
  }
  return work;
}
