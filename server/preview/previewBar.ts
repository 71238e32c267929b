import { LOCALES } from '../../locales/locales.ts';
import { type Html, html } from '../admin/html.ts';
import type { PreviewPage } from './PreviewPage.ts';
import { toPageUrl } from './previewSession.ts';

/** Widths (px) at which an editor may look at a draft. */
const WIDTHS = [360, 768, 1280];
const CHANGES = { added: 'new', changed: 'changed', moved: 'moved', removed: 'removed' };

/** The bar around a draft: what it is, what visitors would not get, how it differs from what is published. */
export function previewBar(preview: PreviewPage): Html {
  const { session, page, revision, isPublished, dropped, events, changes, edit, at } = preview;
  const faults = dropped.length + events.length;
  const here = toPageUrl(session);
  return html`<aside id="preview-bar" aria-label="Preview">
  <p class="preview-line"><strong>${isPublished ? 'Published' : 'Draft'}</strong> <span>${page.seo.title}</span>
    <span lang="${LOCALES[session.locale].tag}">${LOCALES[session.locale].label}</span>
    <span>revision ${revision}</span>${at && html` <span>as on ${at}</span>`}
    <span id="preview-state" role="status"></span></p>
  <nav aria-label="Preview" class="preview-line">
    ${edit && html`<a href="${edit}" target="_blank" rel="noopener">Edit</a>`}
    ${changes && html`<a href="${here}?compare">Beside what is published</a>`}
    ${WIDTHS.map((width) => html`<a href="${here}?width=${width}">${width}</a>`)}
    <form method="post" action="/api/preview/end"><button>End</button></form>
  </nav>
  ${
    faults > 0 &&
    html`<details open><summary>${faults} ${faults === 1 ? 'thing' : 'things'} to look at</summary><ul>
    ${dropped.map(({ type, reason }) => html`<li><strong>${type} is not shown:</strong> ${reason}</li>`)}
    ${events.map(({ event, reason, field }) => html`<li>${reason}${field && ` (${field})`} <code>${event}</code></li>`)}
  </ul></details>`
  }
  ${
    changes &&
    changes.length > 0 &&
    html`<details><summary>${changes.length} of ${page.blocks.length} blocks differ from what is published</summary><ul>
    ${changes.map(({ id, type, change }) => html`<li><a href="#preview-${id}">${type}</a>: ${CHANGES[change]}</li>`)}
  </ul></details>`
  }
</aside>`;
}
