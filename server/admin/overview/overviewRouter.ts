import { Router } from 'express';
import { addFigures, emptyFigures } from '../../observability/history/Figures.ts';
import { addresses } from '../addresses.ts';
import type { Layout } from '../createLayout.ts';
import { type Html, html } from '../html.ts';
import { mayOpen } from '../linkTag.ts';
import { sendCsv } from '../sendCsv.ts';
import { charts } from './charts.ts';
import { type AnswerSources, renderAnswers } from './renderAnswers.ts';
import { renderChart, type Span } from './renderChart.ts';

interface OverviewOptions extends AnswerSources {
  layout: Layout;
}

const MINUTE = 60_000;
/** What can be looked at: so many bars of so much time each. */
const RANGES = {
  hour: { title: 'Last hour', stepMs: MINUTE, count: 60 },
  day: { title: 'Last day', stepMs: 60 * MINUTE, count: 24 },
  week: { title: 'Last week', stepMs: 120 * MINUTE, count: 84 },
};
type Range = keyof typeof RANGES;
const isRange = (name: unknown): name is Range => typeof name === 'string' && Object.hasOwn(RANGES, name);

const toLink = (range: Range, until?: number): string =>
  `${addresses.overview}?${new URLSearchParams({ range, ...(until && { until: new Date(until).toISOString() }) })}`;

/** The first page: how the site does, in charts. `?range=hour|day|week`, `until` for an earlier time. */
export function overviewRouter({ layout, history, leads }: OverviewOptions): Router {
  const load = ({ range, until }: Record<string, unknown>) => {
    const name: Range = isRange(range) ? range : 'hour';
    const { stepMs, count } = RANGES[name];
    const asked = typeof until === 'string' ? Date.parse(until) : Number.NaN;
    const end = Math.ceil((Number.isNaN(asked) ? Date.now() : asked) / stepMs) * stepMs;
    const begin = end - stepMs * count;
    const spans = history.series(begin, stepMs, count).map(
      (figures, index): Span => ({
        since: begin + index * stepMs,
        until: begin + (index + 1) * stepMs,
        figures,
      }),
    );
    return { name, begin, end, spans, isPast: end < Date.now() };
  };
  const router = Router();
  router.get(addresses.overview, async ({ query }, response) => {
    const overview = load(query);
    const answers = overview.isPast ? undefined : await renderAnswers({ history, leads });
    response.set('Cache-Control', 'no-store');
    response.send(layout({ title: 'Overview', main: renderOverview(overview, answers) }));
  });
  router.get('/figures.csv', ({ query }, response) => {
    const rows = load(query).spans.map(({ since, figures }) => [
      new Date(since).toISOString(),
      ...charts.map(({ value }) => {
        const number = figures && value(figures);
        return number === undefined ? undefined : Math.round(number * 10) / 10;
      }),
    ]);
    const columns = charts.map(({ title, unit }) => (unit ? `${title} (${unit})` : title));
    sendCsv(response, 'figures', ['From (UTC)', ...columns], rows);
  });
  return router;
}

interface Overview {
  name: Range;
  /** Milliseconds since 1970. */
  begin: number;
  end: number;
  spans: readonly Span[];
  isPast: boolean;
}

function renderOverview({ name, begin, end, spans, isPast }: Overview, answers: Html | undefined): Html {
  const sum = emptyFigures();
  const recorded = spans.filter(({ figures }) => figures);
  for (const { figures } of recorded) if (figures) addFigures(sum, figures);
  const { stepMs, count } = RANGES[name];
  return html`<h1>How the site does</h1>
    ${answers}
    ${
      mayOpen(addresses.requests) &&
      html`<form class="search" action="${addresses.requests}" role="search" aria-label="By reference">
      <p><label for="reference">Reference that a visitor gives</label>
      <input id="reference" name="reference" required autocomplete="off" spellcheck="false"></p>
      <p><button type="submit">What happened?</button></p>
    </form>`
    }
    <nav aria-label="Time"><ul class="row">
      ${Object.entries(RANGES).map(
        ([range, { title }]) =>
          html`<li><a href="${toLink(range as Range)}"${range === name && !isPast && html` aria-current="true"`}>${title}</a></li>`,
      )}
      <li><a href="${toLink(name, begin)}">Earlier</a></li>
      ${isPast && html`<li><a href="${toLink(name, end + stepMs * count)}">Later</a></li>`}
      <li><a href="/figures.csv?${String(new URLSearchParams({ range: name, until: new Date(end).toISOString() }))}" download>As CSV</a></li>
    </ul></nav>
    <p class="lead">${
      mayOpen(addresses.requests) &&
      'A bar leads to its requests, as does its line in the table below each chart; a title to those of the whole time. '
    }${recorded.length < spans.length && 'Where there is no bar, nothing happened or nothing was recorded.'}</p>
    <div class="charts">${charts.map((chart) =>
      renderChart(chart, spans, recorded.length > 0 ? chart.value(sum) : undefined),
    )}</div>`;
}
