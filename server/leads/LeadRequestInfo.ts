import type { Admit } from './leadLimits.ts';
import type { Offer } from './Offer.ts';

/** What a lead comes with, besides its payload. */
export interface LeadRequestInfo {
  /** The same for every try of one visitor's form, and for both of its payloads; undefined where the sender minted none. */
  key: string | undefined;
  /**
   * What the captcha widget came to, or empty; undefined only for a posted HTML form, which needs no script and so cannot
   * have a solved captcha. It is the one kind that is believed without (docs/decisions/2026-11-23-forms.md).
   */
  solution: string | undefined;
  /** The form itself, or the address of the page it stands on; undefined where the sender does not say. */
  form: Offer | { path: string } | undefined;
  requestId: string | undefined;
  /** Counts it against its sender; not asked for what comes again, or comes second, under a known key. */
  admit: Admit;
}
