/** Registry, schemas and components do not fit together: a mistake of the host, at its start. */
export class RegistryError extends Error {
  /** Each thing that is missing or wrong, in words. */
  readonly missing: readonly string[];
  constructor(missing: readonly string[]) {
    super(`The block registry does not fit: ${missing.join('; ')}`);
    this.name = 'RegistryError';
    this.missing = missing;
  }
}
