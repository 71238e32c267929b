import { type Html, html } from './html.ts';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

interface MomentOptions {
  seconds?: boolean;
  /** `Thu 15:00`, for one of the last days. */
  weekday?: boolean;
}

/** A time in UTC; localTime.js shows it in the reader's own time. */
export function momentTag(ms: number, { seconds = false, weekday = false }: MomentOptions = {}): Html {
  const date = new Date(ms);
  const iso = date.toISOString();
  const shown = weekday
    ? `${DAYS[date.getUTCDay()]} ${iso.slice(11, 16)}`
    : iso.slice(0, seconds ? 19 : 16).replace('T', ' ');
  return html`<time datetime="${iso}"${seconds && html` data-seconds`}${weekday && html` data-weekday`}>${shown}</time>`;
}
