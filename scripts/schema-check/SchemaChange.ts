/** One difference between two versions of a schema. */
export interface SchemaChange {
  /** Breaking: what was valid under the old version may not be under the new one. */
  isBreaking: boolean;
  /** JSON pointer into the schema. */
  pointer: string;
  /** What has changed, in plain words. */
  text: string;
}

/** A JSON Schema as far as it is compared: keywords by their names. */
export type Keywords = Readonly<Record<string, unknown>>;

export const safe = (pointer: string, text: string): SchemaChange => ({ isBreaking: false, pointer, text });
export const breaking = (pointer: string, text: string): SchemaChange => ({
  isBreaking: true,
  pointer,
  text,
});
