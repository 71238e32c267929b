import type { IdempotencyKey } from './IdempotencyKey.ts';

/** Unsent or unaccepted input of a form. */
export interface Draft {
  /** Names and values, as a browser would send them. */
  fields: [name: string, value: string][];
  /** The boat that was preselected at that time. */
  preselected?: string | undefined;
  /** The day of a sea trial that the address had chosen. */
  day?: string | undefined;
  /** Key that it was sent under, if it was. */
  idempotencyKey?: IdempotencyKey | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isDraft = (value: unknown): value is Draft => {
  const { fields, idempotencyKey } = (value ?? {}) as Partial<Draft>;
  return (
    Array.isArray(fields) &&
    fields.every((field) => Array.isArray(field) && field.length === 2 && field.every(isText)) &&
    (idempotencyKey === undefined ||
      [idempotencyKey?.key, idempotencyKey?.day, idempotencyKey?.content].every(isText))
  );
};

/** Storage key of a draft: a form of a page. */
export const draftName = (formId: string): string => `draft ${location.pathname} ${formId}`;

/** Storage throws where it is blocked or full: then nothing is saved. */
const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
};

export function loadDraft(name: string): Draft | undefined {
  const draft: unknown = attempt((storage) => JSON.parse(storage.getItem(name) ?? 'null'));
  return isDraft(draft) ? draft : undefined;
}

export function writeDraft(name: string, draft: Draft): void {
  attempt((storage) => storage.setItem(name, JSON.stringify(draft)));
}

export function removeDraft(name: string): void {
  attempt((storage) => storage.removeItem(name));
}

/** Who has sent a form: another form of the visit begins with these. */
const PERSON = ['firstName', 'lastName', 'email', 'country', 'postalCode'] as const;
const PERSON_NAME = 'person';

export function keepPerson(values: Record<(typeof PERSON)[number], string>): void {
  writeDraft(PERSON_NAME, { fields: PERSON.map((name) => [name, values[name]]) });
}

export const loadPerson = (): Draft['fields'] => loadDraft(PERSON_NAME)?.fields ?? [];

export const removePerson = (): void => removeDraft(PERSON_NAME);
