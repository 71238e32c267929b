import { readFileSync } from 'node:fs';
import { lazy } from '../../memo/lazy.ts';
import { nearestName } from '../../renderer/src/problems.ts';
import type { ValidationError } from '../../renderer/src/validate.ts';
import { createAjv } from '../../renderer/src/validate.ts';
import { ConfigError } from '../http/errors.ts';
import { environmentFormats } from './environmentFormats.ts';
import { type EnvironmentVariables, environmentSchema } from './environmentSchema.ts';

/** Environment variables; an empty one counts as unset. */
export type Environment = Record<string, string | undefined>;

/** The schema of one variable. */
export type VariableSchema = NonNullable<ValidationError['parentSchema']>;

const variables: [name: string, schema: VariableSchema][] = Object.entries(environmentSchema.properties);

const getValidator = lazy(() => {
  const ajv = createAjv();
  for (const [name, { check }] of Object.entries(environmentFormats)) ajv.addFormat(name, check);
  return ajv.compile(environmentSchema);
});

/**
 * Validates the environment against `environmentSchema` and fills in the defaults.
 * @throws ConfigError with one sentence for each invalid variable.
 */
export function checkEnvironment(environment: Environment): EnvironmentVariables {
  const set = Object.fromEntries(
    variables.flatMap(([name, { type, writeOnly }]) => {
      const text = writeOnly ? getSecret(name, environment) : environment[name];
      if (!text) return [];
      return [[name, type !== 'string' && /^\d{1,9}$/.test(text) ? Number(text) : text]];
    }),
  );
  const validate = getValidator();
  if (!validate(set)) {
    const faults = new Map(validate.errors?.filter(explainsItself).map(toFault));
    throw new ConfigError([...faults.values()].join('\n'));
  }
  // After validation: a variable that requires another one is only wrong when it was set.
  const defaults = variables.flatMap(([name, { default: value }]) =>
    value === undefined ? [] : [[name, value]],
  );
  return { ...Object.fromEntries(defaults), ...set } as EnvironmentVariables;
}

/**
 * A secret from its variable, or from the file that `<name>_FILE` names, as container runtimes deliver secrets; without
 * the line break at its end.
 * @throws ConfigError when both are set, or the file cannot be read.
 */
function getSecret(name: string, environment: Environment): string | undefined {
  const file = environment[`${name}_FILE`];
  if (!file) return environment[name];
  if (environment[name]) throw new ConfigError(`${name} and ${name}_FILE are both set: one must go.`);
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new ConfigError(`${name}_FILE is ${JSON.stringify(file)}, but there is no file that can be read.`);
  }
}

/** What a variable must be, in words. */
export function describeExpected({
  title,
  anyOf,
  enum: words,
  const: word,
  ...schema
}: VariableSchema): string {
  if (title ?? word) return title ?? String(word);
  if (anyOf) return anyOf.map(describeExpected).join(' or ');
  if (words) return `one of ${words.join(', ')}`;
  if (schema.type === 'integer') return `a whole number from ${schema.minimum} to ${schema.maximum}`;
  return environmentFormats[schema.format ?? '']?.expected ?? 'text';
}

/** Whether an error is not only a consequence of others: an `anyOf` is reported as a whole, not by branch. */
const explainsItself = ({ keyword, schemaPath }: ValidationError): boolean =>
  keyword !== 'if' && !/\/anyOf\/\d/.test(schemaPath);

/** The invalid variable, and one sentence; the value of a secret is not shown. */
function toFault({ keyword, params, instancePath, parentSchema, data }: ValidationError): [string, string] {
  if (keyword === 'dependencies') {
    const { missingProperty: missing, property } = params;
    return [missing, `${missing} must be set too: ${property} needs it.`];
  }
  const name = instancePath.slice(1);
  const text = String(data);
  // A URL may hold a password before its @.
  const shown = JSON.stringify(text.replace(/.*@/s, '…@').slice(0, 80));
  const found = parentSchema?.writeOnly ? `is a secret of ${text.length} characters` : `is ${shown}`;
  return [name, `${name} ${found}, but must be ${describeExpected(parentSchema as VariableSchema)}.`];
}

/**
 * Unknown variables with a name similar to a known one that is not set, such as `PAGE_CACHE_MEGABYTE`; with the known
 * name.
 */
export function findMisspeltVariables(environment: Environment): { variable: string; suggestion: string }[] {
  const files = variables.flatMap(([name, { writeOnly }]) => (writeOnly ? [`${name}_FILE`] : []));
  const known = [...variables.map(([name]) => name), ...files];
  const unset = known.filter((name) => name.includes('_') && !environment[name]);
  return Object.keys(environment).flatMap((variable) => {
    // Names of one word are the system's: HOME, PATH, PWD.
    // OpenTelemetry's libraries read more of theirs than the site knows.
    if (!variable.includes('_') || variable.startsWith('OTEL_') || known.includes(variable)) return [];
    const suggestion = nearestName(variable, unset);
    return suggestion ? [{ variable, suggestion }] : [];
  });
}
