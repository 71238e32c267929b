import { type Html, html } from './html.ts';

/** Widths a block is looked at in, in CSS pixels: a telephone, a tablet, a laptop. */
export const WIDTHS = [360, 768, 1280] as const;

interface ViewOptions {
  /** Address of the document. */
  src: string;
  /** Accessible name of the frame. */
  title: string;
  width: (typeof WIDTHS)[number];
  /** As tall as what is in it (gallery.js); otherwise a picture in the shape of a screen, not to be touched. */
  isWhole?: boolean;
}

/** A document in a frame of a certain width, drawn as small as there is room (view.css). */
export function view({ src, title, width, isWhole = true }: ViewOptions): Html {
  return html`<div class="view" data-width="${width}"${!isWhole && html` data-picture inert`}>
    <div class="pane"><iframe src="${src}" title="${title}" loading="lazy"></iframe></div>
  </div>`;
}
