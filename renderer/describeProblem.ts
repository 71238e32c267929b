import type { ErrorObject } from 'ajv';

const FORMATS: Record<string, string> = {
  'link-url': 'a path of this site or an http(s), mailto or tel address',
  'content-file': 'a path below /sites/default/files/',
};

const expectation = ({ keyword, params, message }: ErrorObject): string => {
  if (keyword === 'required') return `“${params.missingProperty}” is missing`;
  if (keyword === 'additionalProperties') return `“${params.additionalProperty}” is not a known field`;
  if (keyword === 'enum')
    return `must be one of ${params.allowedValues.map((v: unknown) => `“${v}”`).join(', ')}`;
  if (keyword === 'type') return `must be of type ${params.type}`;
  if (keyword === 'minLength') return 'must not be empty';
  if (keyword === 'maxLength') return `must have at most ${params.limit} characters`;
  if (keyword === 'minItems') return `must have at least ${params.limit} item(s)`;
  if (keyword === 'maxItems') return `must have at most ${params.limit} item(s)`;
  if (keyword === 'format') return `must be ${FORMATS[params.format] ?? `a valid ${params.format}`}`;
  if (keyword === 'anyOf') return 'has none of the fields of which one is needed';
  return message ?? keyword;
};

/** One validation error as a sentence a content modeler can act on: where it is (JSON pointer), then what is wrong. */
export function describeProblem(error: ErrorObject): string {
  return [error.instancePath, expectation(error)].filter(Boolean).join(' ');
}
