import { expect, it } from 'vitest';
import { reportDelivery } from '../../../../server/leads/delivery/reportDelivery.ts';
import type { ErrorReport } from '../../../../server/observability/error-reports/createErrorReporter.ts';
import { memoryLog } from '../../memoryLog.ts';

it('reports failures that need attention, with their cause', () => {
  const { log } = memoryLog();
  const reports: ErrorReport[] = [];
  const report = reportDelivery(log, {
    report: (one) => void reports.push(one),
    close: async () => undefined,
  });
  const err = new Error('disk full');
  report({ event: 'lead-store-failed', reason: 'The lead store failed', target: 'crm', err });
  report({ event: 'lead-delivered', reason: 'It has arrived', reference: 'EST-7K2M-9QXA', target: 'crm' });
  expect(reports).toEqual([{ message: 'The lead store failed', tags: { target: 'crm' }, error: err }]);
});
