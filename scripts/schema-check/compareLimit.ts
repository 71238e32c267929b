import { breaking, type SchemaChange, safe } from './SchemaChange.ts';

/** What each limit is about, as a number of which. */
const LIMITS: Record<string, { bound: 'least' | 'most'; of: string }> = {
  minLength: { bound: 'least', of: ' characters' },
  maxLength: { bound: 'most', of: ' characters' },
  minItems: { bound: 'least', of: ' items' },
  maxItems: { bound: 'most', of: ' items' },
  minProperties: { bound: 'least', of: ' fields' },
  maxProperties: { bound: 'most', of: ' fields' },
  minimum: { bound: 'least', of: '' },
  maximum: { bound: 'most', of: '' },
};

/** Whether a keyword is one that compareLimit judges. */
export function isLimit(keyword: string): boolean {
  return Object.hasOwn(LIMITS, keyword);
}

/** The change of a limit; one that is not there is no limit. */
export function compareLimit(
  keyword: string,
  before: unknown,
  after: unknown,
  pointer: string,
): SchemaChange[] {
  const { bound, of } = LIMITS[keyword] ?? { bound: 'most', of: '' };
  const none = bound === 'least' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const [old, now] = [before ?? none, after ?? none].map(Number);
  if (old === undefined || now === undefined || old === now) return [];
  const isTighter = bound === 'least' ? now > old : now < old;
  if (after === undefined) return [safe(pointer, `at ${bound} ${old}${of} is no longer asked for`)];
  const was = before === undefined ? 'without limit' : `${old}`;
  const text = `at ${bound} ${now}${of}, until now ${was}`;
  return [isTighter ? breaking(pointer, text) : safe(pointer, text)];
}
