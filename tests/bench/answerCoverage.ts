import { ServerResponse } from 'node:http';
import { type Profiler, Session } from 'node:inspector';
import process from 'node:process';

/** A function that has run: its script, and the offset where it begins. */
export interface RunFunction {
  url: string;
  offset: number;
}

/** What has run since the last time: until the last answer was handed over, and after that. */
export interface Coverage {
  before: RunFunction[];
  after: RunFunction[];
}

/** Loaded before a program that is measured: answers the message `coverage`. */
const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

let before: RunFunction[] = [];
const { end } = ServerResponse.prototype;
ServerResponse.prototype.end = function handOver(this: ServerResponse, ...args: unknown[]) {
  before = takeCoverage();
  return Reflect.apply(end, this, args);
};

process.on('message', (question) => {
  if (question !== 'coverage') return;
  process.send?.({ before, after: takeCoverage() });
  before = [];
});
process.channel?.unref();

/** A session of the own thread answers at once. */
function takeCoverage(): RunFunction[] {
  let result: Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (_error, taken) => {
    result = taken.result;
  });
  return result.flatMap(({ url, functions }) =>
    functions
      .flatMap(({ ranges }) => ranges[0] ?? [])
      .filter(({ count }) => count > 0)
      .map(({ startOffset }) => ({ url, offset: startOffset })),
  );
}
