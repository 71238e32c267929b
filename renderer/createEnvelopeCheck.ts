import type { createAjv } from './createAjv.ts';
import type { ValidationError } from './describeProblem.ts';

/**
 * What `check` came to, perhaps on an earlier occasion: for the same object the answer is the same. Only for objects
 * that nobody changes.
 */
export type Memoize = <Result>(checked: object, check: () => Result) => Result;

/** For objects that come once, or of which nobody knows whether they change. */
export const checkAnew: Memoize = (_checked, check) => check();

/** An object schema, as far as it is taken apart. */
interface EnvelopeSchema {
  properties?: Record<string, object>;
}

type EnvelopeCheck = (input: unknown, memoize: Memoize) => readonly ValidationError[];

/**
 * Checks a page but for its blocks: everything that is wrong with it, nothing when it is as it should be.
 *
 * @param steady the properties that many pages share as the same object; each such object may be remembered as checked.
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
    // What is missing, or no object, has been told of with the envelope or is told below.
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
