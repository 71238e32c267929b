import { createHook } from 'node:async_hooks';
import { setImmediate as allTicks } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { keepTickShape } from '../../server/keepTickShape.ts';

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
};

it('keeps what Node queued for one tick, and watches no other', async () => {
  const ticks: WeakRef<object>[] = [];
  const hook = createHook({
    init: (_id, type, _trigger, resource) =>
      void (type === 'TickObject' && ticks.push(new WeakRef(resource))),
  });
  hook.enable();
  keepTickShape();
  process.nextTick(() => undefined);
  hook.disable();
  await allTicks();
  collectGarbage();
  expect(ticks.map((tick) => tick.deref() !== undefined)).toEqual([true, false]);
});
