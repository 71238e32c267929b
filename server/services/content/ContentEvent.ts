/**
 * Something of the content service or the dealer service that was dropped, replaced or skipped. Never silent: every
 * parser has a `Report`, and the caller writes to the log.
 */
export interface ContentEvent {
  event:
    | 'relationship-missing'
    | 'image-refused'
    | 'link-refused'
    | 'link-unresolved'
    | 'field-invalid'
    | 'list-absent'
    | 'list-failed'
    | 'untranslated'
    | 'text-untranslated'
    | 'access-denied';
  /** One plain sentence for support: what was found, and what was done. */
  reason: string;
  /** JSON:API type of the resource, such as `paragraph--text_media`; `dealer` or `model` of the dealer service. */
  resource?: string;
  id?: string;
  field?: string;
}

export type Report = (event: ContentEvent) => void;
