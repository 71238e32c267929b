import { explainDuration } from '../../observability/logs/explainDuration.ts';
import { maskPersonal } from '../../observability/logs/maskPersonal.ts';
import type { RequestTrace } from '../../observability/logs/RequestTrace.ts';
import { toCsv } from '../toCsv.ts';

/** Whether other services were needed, in support's words. */
const SERVICES: Record<string, string> = {
  none: 'not needed',
  hit: 'known',
  miss: 'asked',
  stale: 'older answer',
};
export const nameServices = (cache = ''): string => SERVICES[cache] ?? cache;

const COLUMNS = [
  'Time (UTC)',
  'Status',
  'Method',
  'Address',
  'Language',
  'ms',
  'Why so long',
  'Page',
  'Services',
  'Reference',
];

/** Requests as CSV, without the keys of visitors; addresses are masked as in the export of everything. */
export const toRequestTable = (traces: readonly RequestTrace[]): string =>
  toCsv(
    COLUMNS,
    traces.map(({ id, at, access }) => [
      new Date(at).toISOString(),
      access?.status,
      access?.method,
      maskPersonal(access?.path ?? ''),
      access?.locale,
      access?.ms,
      access && explainDuration(access),
      access?.page,
      nameServices(access?.cache),
      id,
    ]),
  );
