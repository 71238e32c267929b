import { Ajv } from 'ajv';
import { type Formats, standardFormats } from './formats.ts';

interface AjvOptions {
  /** Schemas that others refer to by `$id`. */
  shared?: readonly object[];
  /** Default: standardFormats. */
  formats?: Formats;
  /** Keywords of schemas that say something to people and are not checked. */
  annotations?: readonly string[];
}

/** A validator that reports all errors. */
export function createAjv({
  shared = [],
  formats = standardFormats,
  annotations = [],
}: AjvOptions = {}): Ajv {
  const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, schemas: [...shared] });
  for (const keyword of annotations) ajv.addKeyword(keyword);
  for (const [name, { check = true }] of Object.entries(formats)) ajv.addFormat(name, check);
  return ajv;
}
