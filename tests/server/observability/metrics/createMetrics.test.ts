import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../../../server/observability/metrics/createMetrics.ts';
import { signals } from '../../../../server/observability/signals.ts';

const call = { service: 'content', url: '/jsonapi/secret', ms: 20 } as const;

describe('createMetrics', () => {
  it('counts requests, calls, dropped blocks and leads until close()', async () => {
    const metrics = createMetrics({
      content: { state: () => 'open', isOpen: () => true },
      crm: { state: () => 'closed', isOpen: () => false },
    });
    signals.request.emit({ brand: 'Estran', route: 'home', status: 200, cache: 'hit', page: 'miss', ms: 3 });
    signals.request.emit({
      brand: 'Estran',
      route: 'home',
      status: undefined,
      cache: 'none',
      page: undefined,
      ms: 3,
    });
    signals.upstream.emit({ brand: 'Estran', ...call, outcome: 'ok', status: 200 });
    signals.upstream.emit({ brand: 'Estran', ...call, outcome: 'cached' });
    signals.dropped.emit('never-made');
    for (const key of ['a', 'a']) signals.fault.emit({ event: 'block-dropped', key });
    signals.lead.emit('lead-accepted');
    signals.lead.emit('lead-target-down');
    const text = await metrics.text();
    expect(text).toContain(
      'http_requests_total{brand="Estran",route="home",status="200",cache="hit",page="miss"} 1',
    );
    expect(text).toContain(
      'http_requests_total{brand="Estran",route="home",status="aborted",cache="none",page="none"} 1',
    );
    expect(text).toContain('http_request_duration_seconds_bucket{le="0.005",brand="Estran",route="home"} 2');
    expect(text).toContain('upstream_calls_total{brand="Estran",service="content",outcome="cached"} 1');
    expect(text).toContain('upstream_call_duration_seconds_count{brand="Estran",service="content"} 1');
    expect(text).toContain('upstream_circuit_open{service="content"} 1');
    expect(text).toContain('upstream_circuit_open{service="crm"} 0');
    expect(text).toContain('blocks_dropped_total 1');
    expect(text).toContain('content_faults_total{event="block-dropped"} 2');
    expect(text).toContain('leads_total{outcome="accepted"} 1');
    expect(text).toContain('leads_total{outcome="dead"} 0');
    expect(text).not.toContain('target');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).toMatch(/^process_resident_memory_bytes /m);
    metrics.close();
    signals.dropped.emit('never-made');
    expect(await metrics.text()).not.toContain('blocks_dropped_total 2');
  });

  it('counts each request once, however often the metrics are read', async () => {
    const metrics = createMetrics({});
    const answer = {
      brand: 'Estran',
      route: 'home',
      status: 200,
      cache: 'none',
      page: 'fresh',
      ms: 3,
    } as const;
    const count = /^http_requests_total\{.*page="fresh"\} (\d+)$/m;
    signals.request.emit(answer);
    signals.request.emit(answer);
    expect(count.exec(await metrics.text())?.[1]).toBe('2');
    expect(count.exec(await metrics.text())?.[1]).toBe('2');
    signals.request.emit(answer);
    expect(count.exec(await metrics.text())?.[1]).toBe('3');
    metrics.close();
  });
});
