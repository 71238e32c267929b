import { createHook } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one of the objects that Node queues for `process.nextTick`, as long as the process lives. V8 forgets the shape of
 * objects when it collects garbage while there are none. If that happens before Node's `nextTick` is compiled, it is
 * compiled for objects of any shape, for good, and each of some ten ticks of an answer takes the long way: a twelfth of
 * the CPU of a page from memory (docs/decisions/2026-11-22-tick-shape.md). To be called before anything else happens.
 */
export function keepTickShape(): void {
  const hook = createHook({
    init: (_id, type, _trigger, resource) => void (type === 'TickObject' && kept.push(resource)),
    // Whether promises are watched is never quite undone.
    trackPromises: false,
  });
  hook.enable();
  process.nextTick(() => undefined);
  hook.disable();
}
