import type { Problem } from './api.d.ts';
import { describeProblem, type ValidationError } from './describeProblem.ts';
import { toProblem } from './Problem.ts';

/** Inside a branch of an `anyOf`: what the whole says is not repeated branch by branch. */
const BRANCH = /\/(anyOf|oneOf)\/\d/;

/** Fields of which the error says that they are not there. */
const missingNames = ({ keyword, params, parentSchema }: ValidationError): string[] => {
  if (keyword === 'required') return [params.missingProperty];
  const branches: { required?: string[] }[] = parentSchema?.[keyword] ?? [];
  return keyword === 'anyOf' ? branches.flatMap(({ required }) => required ?? []) : [];
};

/** What explains the rest comes first: misspelt names, then what is missing, then wrong values, then what is too much. */
const rank = ({ keyword }: ValidationError, { suggestion }: Problem): number => {
  if (keyword === 'additionalProperties') return suggestion === undefined ? 4 : 0;
  return { required: 1, anyOf: 2 }[keyword] ?? 3;
};

/**
 * Everything that is wrong with a value, each thing once: a field that is missing because its name is misspelt is one
 * problem, not two.
 *
 * @param base JSON pointer from the page's root to the value.
 */
export function describeProblems(
  errors: readonly ValidationError[] | null | undefined,
  base: string,
): Problem[] {
  const described = (errors ?? [])
    .filter(({ schemaPath, keyword }) => keyword !== 'if' && !BRANCH.test(schemaPath))
    .map((error) => ({ error, problem: describeProblem(error, base) }));
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

/** The same for props of which the sanitizer has left too little: there was rich text, but none that can be shown. */
export function describeEmptied(
  errors: readonly ValidationError[] | null | undefined,
  base: string,
): Problem[] {
  return describeProblems(errors, base).map(({ sentence: _, ...problem }) =>
    toProblem({ ...problem, found: 'rich text without words' }),
  );
}
