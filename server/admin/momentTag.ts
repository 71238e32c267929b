import { type Html, html } from './html.ts';

/** A time in UTC; localTime.js shows it in the reader's own time. */
export function momentTag(ms: number, { seconds = false } = {}): Html {
  const iso = new Date(ms).toISOString();
  const shown = iso.slice(0, seconds ? 19 : 16).replace('T', ' ');
  return html`<time datetime="${iso}"${seconds && html` data-seconds`}>${shown}</time>`;
}
