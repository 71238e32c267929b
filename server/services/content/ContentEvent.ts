/**
 * Something of the content service or the dealer service that was dropped, replaced or skipped. Never silent: every
 * parser has a `Report`, and the caller writes to the log.
 */
export interface ContentEvent {
  event:
    | 'relationship-missing'
    | 'image-refused'
    | 'item-dropped'
    | 'markup-removed'
    | 'link-refused'
    | 'link-unresolved'
    | 'field-invalid'
    | 'list-absent'
    | 'list-failed'
    | 'untranslated'
    | 'text-untranslated'
    | 'access-denied'
    | 'address-hidden'
    | 'address-dead'
    | 'language-missing'
    | 'include-missing';
  /** One plain sentence for support: what was found, and what was done. */
  reason: string;
  /** JSON:API type of the resource, such as `paragraph--text_media`; `dealer` or `model` of the dealer service. */
  resource?: string;
  id?: string;
  field?: string;
  entity?: EditedEntity;
}

/** Position of an event in the content. */
export type ContentPlace = Pick<ContentEvent, 'resource' | 'id' | 'field' | 'entity'>;

/** What an editor opens to correct something: a node, a term, an entry of a menu. */
export interface EditedEntity {
  /** Number of a node. */
  node?: number;
  title?: string;
  /** Language of the delivered text: a locale of the site, else the content service's own code. */
  locale?: string;
  /** Address of its edit form in the content service; absent for the demo. */
  edit?: string;
}

export type Report = (event: ContentEvent) => void;
