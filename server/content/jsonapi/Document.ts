/** Points to a resource; `meta` says what belongs to the reference and not to the target (alt text, size). */
export interface Identifier {
  type: string;
  id: string;
  meta: Record<string, unknown>;
}

/** A resource of which only the outline is known; its values are still whatever the service sent. */
export interface RawResource {
  type: string;
  id: string;
  attributes: Record<string, unknown>;
  /** `data` of each relationship, as sent. */
  relationships: Record<string, unknown>;
}

/** A JSON:API document without what the site never reads (links of every field and relationship). */
export interface Document {
  /** One entry for a single resource. */
  data: RawResource[];
  included: RawResource[];
  /** Whether something was held back for lack of permission. */
  omitted: boolean;
  /** Address of the next page of a collection. */
  next?: string;
  /** Name the content service gives itself in addresses; may differ from the one it was called by. */
  host?: string;
}
