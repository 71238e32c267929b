import { HttpError } from '../http/errors.ts';

/** Why a lead was refused; the form has a message for each. */
export type RefusalCode = 'invalid' | 'puzzle' | 'puzzleExpired' | 'tooMany' | 'conflict' | 'foreign';

/** One fault of a payload. */
export interface RefusedField {
  /** Its name in the payload, or a JSON pointer into it; or the name of a header. */
  field: string;
  /** Error code of the form (site/forms/checkForm.ts), or a keyword of JSON Schema. */
  problem: string;
}

const STATUS: Record<RefusalCode, number> = {
  invalid: 422,
  puzzle: 422,
  puzzleExpired: 422,
  tooMany: 429,
  conflict: 409,
  foreign: 403,
};

/** A payload that is not acceptable; its sender can correct it. */
export class LeadRefused extends HttpError {
  readonly code: RefusalCode;
  readonly fields: readonly RefusedField[];
  constructor(
    code: RefusalCode,
    message: string,
    fields: readonly RefusedField[] = [],
    status = STATUS[code],
  ) {
    super(status, message);
    this.name = 'LeadRefused';
    this.code = code;
    this.fields = fields;
  }
}
