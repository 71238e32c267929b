import { LOCALE_CODES } from '../../../../locales/locales.ts';
import type { Redirect } from '../Entity.ts';
import type { Cursor } from './Cursor.ts';
import type { Targets } from './Targets.ts';

const STATUSES = [301, 302, 303, 307, 308];

function readTo(cursor: Cursor, targets: Targets): Redirect['to'] {
  const to = cursor.text();
  if (to.startsWith('node:')) return { node: targets.node(cursor, to.slice('node:'.length)) };
  return /^https?:\/\//.test(to) ? { address: to } : cursor.fail('expected node:bundle/key or https://….');
}

/** The rows of `redirects.yaml`. */
export function readRedirects(cursor: Cursor, targets: Targets): Redirect[] {
  return cursor.list().map((row) => {
    row.record(['locale', 'from', 'to', 'status']);
    const status = row.optional('status')?.integer() ?? 301;
    if (!STATUSES.includes(status)) row.fail(`${status} is no redirect status.`);
    return {
      locale: row.required('locale').oneOf(LOCALE_CODES),
      from: row.required('from').text(),
      to: readTo(row.required('to'), targets),
      status,
    };
  });
}
