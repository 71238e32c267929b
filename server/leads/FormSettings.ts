/** Ways by which a lead comes, each of which the CRM calls by a name of its own (spec 2 §9). */
export type LeadChannel = 'contact' | 'brochure' | 'event' | 'charters' | 'newsletter';

/** What every form of the site needs that is no content. */
export interface FormSettings {
  channels: Readonly<Record<LeadChannel, string>>;
  /** The puzzle that keeps robots out: its key, and where the browser fetches it. */
  puzzle: { sitekey: string; url: string };
}
