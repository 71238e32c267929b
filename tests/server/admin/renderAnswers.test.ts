import { expect, it } from 'vitest';
import { renderAnswers } from '../../../server/admin/overview/renderAnswers.ts';
import { createHistory } from '../../../server/observability/history/createHistory.ts';
import { signals } from '../../../server/observability/signals.ts';
import { memoryLog } from '../memoryLog.ts';

it('says how many forms could not be stored, though every lead has arrived', async () => {
  const count = async () => ({ pending: 0, dead: 0 });
  const history = createHistory({ directory: undefined, countLeads: count, log: memoryLog().log });
  for (const msg of ['A lead could not be accepted', 'A lead could not be accepted']) {
    const time = new Date(Date.now() - 1000).toISOString();
    signals.problem.emit(JSON.stringify({ level: 'error', time, event: 'lead-failed', msg }));
  }
  const { markup: page } = await renderAnswers({ history, leads: { count } });
  await history.close();
  expect(page).toContain('every one has arrived');
  expect(page).toContain('<a href="/problems?text=lead-failed">Forms</a>: 2 forms could not be stored');
});
