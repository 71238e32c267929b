import type { createAjv } from './createAjv.ts';
import type { ValidationError } from './describeProblem.ts';

/** Returns what `check` returned for the same object before. Only for objects that never change. */
export type Memoize = <Result>(checked: object, check: () => Result) => Result;

/** Without memory, for objects that may change. */
export const checkAnew: Memoize = (_checked, check) => check();

/** The parts of an object schema that are checked separately. */
interface EnvelopeSchema {
  properties?: Record<string, object>;
}

type EnvelopeCheck = (input: unknown, memoize: Memoize) => readonly ValidationError[];

/**
 * Creates the check of a page without its blocks; the check returns all errors.
 *
 * @param steady properties that many pages share as the same object; their results may be memoized.
 */
export function createEnvelopeCheck(
  ajv: ReturnType<typeof createAjv>,
  schema: EnvelopeSchema,
  steady: readonly string[],
): EnvelopeCheck {
  const { properties = {} } = schema;
  const anything = Object.fromEntries(steady.map((name) => [name, {}]));
  const isEnvelope = ajv.compile({ ...schema, properties: { ...properties, ...anything } });
  const parts = steady.map((name) => {
    const isPart = ajv.compile(properties[name] ?? {});
    const getErrors = (value: unknown): readonly ValidationError[] =>
      isPart(value)
        ? []
        : (isPart.errors ?? []).map((error) => ({ ...error, instancePath: `/${name}${error.instancePath}` }));
    return { name, getErrors };
  });

  return (input, memoize) => {
    const errors = isEnvelope(input) ? [] : (isEnvelope.errors ?? []);
    // A missing property, or one that is no object, is reported by the envelope's own check.
    if (typeof input !== 'object' || input === null) return errors;
    const found = new Map(Object.entries(input));
    const own = parts.flatMap(({ name, getErrors }) => {
      const value = found.get(name);
      if (value === undefined) return [];
      return typeof value === 'object' && value !== null
        ? memoize(value, () => getErrors(value))
        : getErrors(value);
    });
    return [...errors, ...own];
  };
}
