/** Registry, schemas and components do not fit together: a mistake of the host, at its start. */
export class RegistryError extends Error {
  /** Each thing that is missing, in words. */
  readonly missing: readonly string[];
  constructor(missing: readonly string[]) {
    super(`The block registry is not complete: ${missing.join('; ')}`);
    this.name = 'RegistryError';
    this.missing = missing;
  }
}
