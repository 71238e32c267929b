import type { Access } from './RequestTrace.ts';

/** Parts below this share of the whole explain nothing. */
const LEAST_SHARE = 0.05;

/** A duration for people: `1.2 s`, `34 ms`. */
export const formatDuration = (ms: number): string =>
  ms >= 1000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms)} ms`;

/** How long at least one of these calls ran: calls at the same time count once. */
function union(calls: readonly { at: number; ms: number }[]): number {
  let end = 0;
  let total = 0;
  for (const { at, ms } of calls.toSorted((one, other) => one.at - other.at)) {
    total += Math.max(0, at + ms - Math.max(at, end));
    end = Math.max(end, at + ms);
  }
  return total;
}

/** How long a request took, and what took most of it: `1.2 s, of which content 1.1 s and rendering 80 ms`. */
export function explainDuration({ ms, calls, render, page }: Access): string {
  const made = calls.filter(({ outcome }) => outcome !== 'cached' && outcome !== 'stale');
  const parts = [...Map.groupBy(made, ({ service }) => service)].map(([service, own]) => ({
    name: service,
    ms: Math.min(union(own), ms),
  }));
  const busy = ms - union(made) - (render?.ms ?? 0);
  if (render) parts.push({ name: 'rendering', ms: render.ms });
  // Far more than making a page takes: others had the processor.
  if (parts.length > 0 && busy > Math.max(1000, ms / 2))
    parts.push({ name: 'waiting for the processor', ms: busy });
  const told = parts
    .filter((part) => part.ms >= ms * LEAST_SHARE && part.ms >= 1)
    .sort((one, other) => other.ms - one.ms)
    .map((part) => `${part.name} ${formatDuration(part.ms)}`);
  if (told.length > 0) {
    return `${formatDuration(ms)}, of which ${new Intl.ListFormat('en-GB').format(told)}`;
  }
  const why =
    page === 'wait' ? 'waiting for the same page that another visitor had asked for' : 'in the site itself';
  return `${formatDuration(ms)}, ${why}`;
}
