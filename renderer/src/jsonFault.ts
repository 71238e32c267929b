/** Where something in a value is not JSON, and what it is. */
export interface JsonFault {
  /** JSON pointer from the value. */
  pointer: string;
  /** `a function`, `a cycle`. */
  found: string;
}

const escapeName = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Objects that `JSON.parse` makes: plain ones. */
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** What validates, copies and renders a value goes down as deep as it is; content is never near this. */
const MAX_LEVELS = 100;

/**
 * Whether there is no fault, without saying where: every block of every page passes this. A cycle is deeper than any
 * number of levels.
 */
function isJson(value: unknown, levels: number): boolean {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || levels === 0) return false;
  if (Array.isArray(value)) return value.every((one) => isJson(one, levels - 1));
  return isPlain(value) && Object.values(value).every((one) => one === undefined || isJson(one, levels - 1));
}

/** The first fault, with its place. */
function locateFault(value: unknown, pointer = '', above: readonly object[] = []): JsonFault | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') {
    return Number.isFinite(value) ? undefined : { pointer, found: String(value) };
  }
  if (typeof value !== 'object') return { pointer, found: `a ${typeof value}` };
  if (above.includes(value)) return { pointer, found: 'a cycle' };
  if (above.length === MAX_LEVELS) return { pointer: '', found: `more than ${MAX_LEVELS} levels` };
  const inside = [...above, value];
  if (!Array.isArray(value) && !isPlain(value)) {
    return { pointer, found: `an object of class ${value.constructor?.name}` };
  }
  for (const [name, one] of Object.entries(value)) {
    if (one === undefined && !Array.isArray(value)) continue;
    const fault = locateFault(one, `${pointer}/${escapeName(name)}`, inside);
    if (fault) return fault;
  }
  return undefined;
}

/**
 * The first thing in a value that `JSON.parse` would not make: a function, a date, a cycle, NaN; or that it is
 * nested too deep. Schemas do not see these, and a component or the page data would fail on them. `undefined` in an object counts as absent.
 */
export const findJsonFault = (value: unknown): JsonFault | undefined =>
  isJson(value, MAX_LEVELS) ? undefined : locateFault(value);
