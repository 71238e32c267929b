import type { Figures } from '../../observability/history/Figures.ts';
import { type Html, html } from '../html.ts';
import { linkTag, mayOpen } from '../linkTag.ts';
import { momentTag } from '../momentTag.ts';
import type { Chart } from './charts.ts';

/** A span of time and what was recorded in it, if anything. */
export interface Span {
  /** Milliseconds since 1970. */
  since: number;
  until: number;
  figures: Figures | undefined;
}

const NUMBER = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** With its unit; a dash where there is no value. */
function formatValue(value: number | undefined, { unit }: Pick<Chart, 'unit'>): string {
  if (value === undefined) return '–';
  if (unit === 'ms' && value >= 1000) return `${(value / 1000).toFixed(1)} s`;
  return `${NUMBER.format(value)}${unit === '' ? '' : ` ${unit}`}`;
}

/** Height of the drawing and width of a bar in its own unit. */
const HEIGHT = 100;
const BAR = 10;
/** A value that is not zero is seen. */
const LOWEST = 2;

const toAddress = ({ since, until }: Pick<Span, 'since' | 'until'>, { target, query }: Chart): string =>
  `${target}?${new URLSearchParams({
    since: new Date(since).toISOString(),
    until: new Date(until - 1).toISOString(),
    ...query,
  })}`;

/**
 * A figure as bars, each of which leads to its requests, and the same as a table below. The title leads to those of the
 * whole time: a bar is too narrow for a finger.
 * @param total the value of the whole time.
 */
export function renderChart(chart: Chart, spans: readonly Span[], total: number | undefined): Html {
  const values = spans.map(({ figures }) => figures && chart.value(figures));
  const most = Math.max(chart.unit === '%' ? 100 : 1, ...values.map((value) => value ?? 0));
  const isOpen = mayOpen(chart.target);
  const bars = spans.map((span, index) => {
    const value = values[index];
    const height = value ? Math.max((value / most) * HEIGHT, LOWEST) : 0;
    // The bar is easier to hit than what is drawn of it.
    const drawn = html`<rect class="room" x="${index * BAR}" width="${BAR}" height="${HEIGHT}"/><rect x="${index * BAR + 1}" y="${(HEIGHT - height).toFixed(1)}" width="${BAR - 2}" height="${height.toFixed(1)}"/><title>${new Date(span.since).toISOString().slice(0, 16).replace('T', ' ')} UTC: ${formatValue(value, chart)}</title>`;
    return isOpen
      ? html`<a href="${toAddress(span, chart)}" tabindex="-1">${drawn}</a>`
      : html`<g>${drawn}</g>`;
  });
  const first = spans[0]?.since ?? 0;
  const last = spans.at(-1)?.until ?? 0;
  return html`<section class="chart">
    <h2>${linkTag(toAddress({ since: first, until: last }, chart), chart.title)} <b>${formatValue(total, chart)}</b></h2>
    <p>${chart.meaning}</p>
    <p class="scale">${formatValue(most, chart)}</p>
    <svg viewBox="0 0 ${spans.length * BAR} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">${bars}</svg>
    <p class="ends">${momentTag(first)} ${momentTag(last)}</p>
    <details><summary>${chart.title} as a table</summary>
      <div class="wide" tabindex="0" role="region" aria-label="${chart.title} as a table"><table>
        <thead><tr><th scope="col">From (<span data-zone>UTC</span>)</th><th scope="col">${chart.title}</th></tr></thead>
        <tbody>${spans.map(
          (
            span,
            index,
          ) => html`<tr><th scope="row">${linkTag(toAddress(span, chart), momentTag(span.since))}</th>
          <td>${formatValue(values[index], chart)}</td></tr>`,
        )}</tbody>
      </table></div>
    </details>
  </section>`;
}
