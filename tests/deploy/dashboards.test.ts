import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../../server/observability/metrics/createMetrics.ts';

interface Expression {
  name: string;
  query: string;
}
interface Panel {
  id: number;
  title: string;
  gridPos: Record<'x' | 'y' | 'w' | 'h', number>;
  targets: { expr: string }[];
}
interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string };
}

const dashboard = JSON.parse(readFileSync('deploy/grafana/bridgedeck.json', 'utf8'));
const panels: Panel[] = dashboard.panels;
const rules: Rule[] = parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);
const expressions: Expression[] = [
  // Grafana puts a duration in place of its own variable.
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ name: title, query: expr.replaceAll('$__rate_interval', '5m') })),
  ),
  ...rules.map(({ alert, expr }) => ({ name: alert, query: expr })),
];

/** The metrics and labels of a query; throws where PromQL does not know what it reads. */
function readQuery({ name, query }: Expression): { metrics: string[]; labels: string[] } {
  const found = { metrics: [] as string[], labels: [] as string[] };
  parser.parse(query).iterate({
    enter(node) {
      const text = query.slice(node.from, node.to);
      if (node.type.isError) throw new Error(`${name}: ${query} cannot be read at ${node.from}`);
      if (node.type.name === 'Identifier') found.metrics.push(text);
      if (node.type.name === 'LabelName') found.labels.push(text);
    },
  });
  return found;
}

describe('the dashboard and the alert rules', () => {
  it('have valid PromQL queries of metrics and labels that the site exports', async () => {
    const metrics = createMetrics({});
    const text = await metrics.text();
    metrics.close();
    const known = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
    const sources = ['createMetrics', 'createRequestMetrics', 'createVisitMetrics'].map((name) =>
      readFileSync(`server/observability/metrics/${name}.ts`, 'utf8'),
    );
    const ownLabels = [...sources.join().matchAll(/labelNames(?::| =) \[(.*?)\]/gs)].flatMap(
      ([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map(([, label]) => label),
    );
    const labels = new Set([...ownLabels, 'le']);
    expect(expressions.length).toBeGreaterThan(20);
    for (const expression of expressions) {
      const read = readQuery(expression);
      expect(read.metrics.length, expression.query).toBeGreaterThan(0);
      for (const metric of read.metrics)
        expect(known, expression.name).toContain(metric.replace(/_bucket$/, ''));
      for (const label of read.labels) expect(labels, expression.name).toContain(label);
    }
  });

  it.each(['sum(rate(http_requests_total[5m])', 'http_requests_total{status=5..}', 'a b'])(
    'the query check refuses %s',
    (query) => expect(() => readQuery({ name: 'wrong', query })).toThrow('cannot be read'),
  );

  it('panels have their own ids and do not overlap', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });

  it('each alert has a severity and a description', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { labels, annotations, for: lasting = '0m' } of rules) {
      expect(['warning', 'critical']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/^['{\w]/);
      expect(lasting).toMatch(/^\d+m$/);
    }
  });
});
