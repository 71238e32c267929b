/** What a preview that is open asks for again and again. */
export interface DraftState {
  /** Number of the revision that the preview shows. */
  revision: number;
  /** Whether another draft of this language was saved since, which a preview of a numbered revision does not show. */
  isOutdated: boolean;
}
