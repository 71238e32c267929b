/**
 * Preloaded into a site (`--import`): for it, it is always the same moment, so that dates, tides and what has expired
 * look the same in every run. Timers go on.
 */
const MOMENT = Date.parse('2026-12-01T09:00:00Z');

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, args, target) =>
    Reflect.construct(RealDate, args.length > 0 ? args : [MOMENT], target),
  get: (RealDate, name, receiver) => (name === 'now' ? () => MOMENT : Reflect.get(RealDate, name, receiver)),
});
