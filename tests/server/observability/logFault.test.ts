import { describe, expect, it } from 'vitest';
import { createFaultLog } from '../../../server/observability/logFault.ts';
import { runRequest } from '../../../server/observability/requestContext.ts';
import { signals } from '../../../server/observability/signals.ts';
import { memoryLog } from '../memoryLog.ts';

const MINUTE = 60_000;
const entity = {
  node: 12,
  title: 'Le chantier',
  locale: 'fr',
  edit: 'https://cms.example/fr/node/12/edit',
};
const fault = (message = 'The picture has no width', more = {}) => ({
  event: 'image-refused',
  fields: { resource: 'media--image', id: 'm', ...more },
  message,
  entity,
});

/** A fault log at a time that the test sets, and its warnings. */
const start = () => {
  const { log, lines } = memoryLog();
  const clock = { now: 0 };
  const write = createFaultLog(() => clock.now);
  return {
    clock,
    report: (...args: Parameters<typeof fault>) => write(log, fault(...args)),
    lines,
    warnings: () => lines().filter(({ level }) => level === 'warn'),
    log,
  };
};

describe('the log of content faults', () => {
  it('writes node, title, language and edit form with the fault', () => {
    const { report, warnings } = start();
    report();
    expect(warnings()).toMatchObject([
      {
        event: 'image-refused',
        msg: 'The picture has no width',
        resource: 'media--image',
        id: 'm',
        ...entity,
      },
    ]);
  });

  it('the same fault: once an hour, then with the number of repetitions', () => {
    const { clock, report, warnings, lines } = start();
    for (let minute = 0; minute < 60; minute++) {
      clock.now = minute * MINUTE;
      report();
    }
    expect(warnings()).toHaveLength(1);
    expect(lines().filter(({ level }) => level === 'debug')).toHaveLength(59);
    clock.now = 60 * MINUTE;
    report();
    expect(warnings()).toHaveLength(2);
    expect(warnings()[1]).toMatchObject({ repeated: 59 });
  });

  it('another message, resource or language is another fault', () => {
    const { report, warnings } = start();
    report();
    report('The picture has no height');
    report('The picture has no width', { id: 'n' });
    report();
    expect(warnings()).toHaveLength(3);
  });

  it('counts each fault for request and metrics, logged or not', () => {
    const { log, report } = start();
    const keys: string[] = [];
    const stop = signals.fault.on(({ event, key }) => keys.push(`${event} ${key}`));
    const request = {
      id: 'r',
      log,
      faults: 0,
      upstream: { calls: 0, cached: 0, stale: 0, failed: 0, ms: 0 },
    };
    runRequest(request, () => {
      report();
      report();
      report('Another');
    });
    stop();
    expect(request.faults).toBe(3);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(2);
  });

  it('at most 5,000 faults an hour, one line for the rest, then new ones after an hour', () => {
    const { clock, report, warnings } = start();
    for (let number = 0; number < 5100; number++) report(`Fault ${number}`);
    expect(warnings()).toHaveLength(5001);
    expect(warnings()[5000]).toMatchObject({ event: 'content-faults-unlisted', most: 5000 });
    clock.now = 60 * MINUTE;
    report('Fault 5099');
    expect(warnings().at(-1)).toMatchObject({ msg: 'Fault 5099' });
  });
});
