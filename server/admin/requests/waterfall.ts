import type { Step } from '../../logs/waterfallOf.ts';
import { type Html, html } from '../html.ts';

/** Width of the drawing in its own unit; a style attribute would be refused by the Content-Security-Policy. */
const WIDTH = 1000;
const THINNEST = 3;

const bar = ({ at, ms }: NonNullable<Step['span']>, total: number): Html => {
  const scale = WIDTH / Math.max(total, 1);
  const x = Math.min(Math.round(at * scale), WIDTH - THINNEST);
  const width = Math.max(Math.round(ms * scale), THINNEST);
  return html`<svg class="bar" viewBox="0 0 ${WIDTH} 10" preserveAspectRatio="none" aria-hidden="true"><rect x="${x}" width="${width}" height="10"/></svg>`;
};

/** The steps of a request as a table; the bars draw what the columns say. */
export function waterfall(steps: readonly Step[]): Html {
  const total = Math.max(0, ...steps.map(({ span }) => (span ? span.at + span.ms : 0)));
  return html`<div class="wide" tabindex="0" role="region" aria-label="Step by step"><table class="waterfall">
    <thead><tr>
      <th scope="col">Step</th><th scope="col">What</th><th scope="col">Outcome</th>
      <th scope="col">Began (ms)</th><th scope="col">Took (ms)</th><td></td>
    </tr></thead>
    <tbody>${steps.map(
      ({ name, detail, outcome, span, isTrouble }) => html`<tr>
        <th scope="row">${name}</th>
        <td class="what">${detail}</td>
        <td${isTrouble && html` class="trouble"`}>${outcome}${isTrouble && outcome === '' && 'look here'}</td>
        <td>${span?.at}</td>
        <td>${span && Math.round(span.ms * 10) / 10}</td>
        <td class="drawn">${span && bar(span, total)}</td>
      </tr>`,
    )}</tbody>
  </table></div>`;
}
