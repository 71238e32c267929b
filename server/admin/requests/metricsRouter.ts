import { Router } from 'express';
import type { Metrics } from '../../metrics/createMetrics.ts';

/** GET /metrics, for Prometheus. */
export function metricsRouter(metrics: Metrics): Router {
  return Router().get('/metrics', async (_request, response) => {
    response.set({ 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' });
    response.send(await metrics.text());
  });
}
