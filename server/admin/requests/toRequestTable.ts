import { explainDuration } from '../../observability/logs/explainDuration.ts';
import { maskPersonal } from '../../observability/logs/maskPersonal.ts';
import type { RequestTrace } from '../../observability/logs/RequestTrace.ts';
import { toCsv } from '../toCsv.ts';

const COLUMNS = [
  'Time (UTC)',
  'Status',
  'Method',
  'Address',
  'Language',
  'ms',
  'Why so long',
  'Page',
  'Data',
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
      access?.cache,
      id,
    ]),
  );
