/**
 * Something the content service or the dealer service said that the site had to drop, replace or give up on. Never silent: whoever
 * normalizes content is handed a `Report` and tells it; the caller writes it to the log.
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
  /** One plain sentence for support staff: what was found and what was done about it. */
  reason: string;
  /** JSON:API type of the resource, such as `paragraph--text_media`; `dealer` or `model` of the dealer service. */
  resource?: string;
  id?: string;
  field?: string;
}

export type Report = (event: ContentEvent) => void;
