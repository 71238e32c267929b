import { describeProblem, type ValidationError } from './describeProblem.ts';
import { type Formats, standardFormats } from './formats.ts';
import { type Problem, toProblem } from './Problem.ts';

/** Inside a branch of an `anyOf`: branches do not repeat what the whole reports. */
const BRANCH = /\/(anyOf|oneOf)\/\d/;

/** Names of the fields that the error reports as missing. */
const missingNames = ({ keyword, params, parentSchema }: ValidationError): string[] => {
  if (keyword === 'required') return [params.missingProperty];
  const branches: { required?: string[] }[] = parentSchema?.[keyword] ?? [];
  return keyword === 'anyOf' ? branches.flatMap(({ required }) => required ?? []) : [];
};

/**
 * Order of problems: misspelt names explain the others and come first, then missing fields, wrong values, unknown
 * fields.
 */
const rank = ({ keyword }: ValidationError, { suggestion }: Problem): number => {
  if (keyword === 'additionalProperties') return suggestion === undefined ? 4 : 0;
  return { required: 1, anyOf: 2 }[keyword] ?? 3;
};

/**
 * Describes everything that is wrong with a value, each thing once: a field that is missing because its name is
 * misspelt is one problem, not two.
 *
 * @param base JSON pointer from the page's root to the value.
 * @param formats the formats of the validator; default: the standard ones.
 */
export function describeProblems(
  errors: readonly ValidationError[] | null | undefined,
  base: string,
  formats: Formats = standardFormats,
): Problem[] {
  const described = (errors ?? [])
    .filter(({ schemaPath, keyword }) => keyword !== 'if' && !BRANCH.test(schemaPath))
    .map((error) => ({ error, problem: describeProblem(error, base, formats) }));
  const misspelt = new Set(
    described
      .filter(({ error }) => error.keyword === 'additionalProperties')
      .map(({ error, problem }) => `${error.instancePath}/${problem.suggestion}`),
  );
  return described
    .filter(({ error }) => !missingNames(error).some((name) => misspelt.has(`${error.instancePath}/${name}`)))
    .map(({ error, problem }) => ({ problem, rank: rank(error, problem) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ problem }) => problem);
}

/** The same for props that are invalid after sanitizing: there was rich text, but nothing of it may be shown. */
export function describeEmptied(
  errors: readonly ValidationError[] | null | undefined,
  base: string,
  formats: Formats,
): Problem[] {
  return describeProblems(errors, base, formats).map(({ sentence: _, ...problem }) =>
    toProblem({ ...problem, found: 'rich text without words' }),
  );
}
