import { addresses } from '../addresses.ts';
import { type Html, html } from '../html.ts';
import { momentTag } from '../momentTag.ts';
import type { ReportedPicture, Version, VisualReport } from './VisualReport.ts';

/** More pictures on one page are too many to look at. */
const SHOWN = 40;

const WORDS: Record<Version, string> = { accepted: 'Before', drawn: 'After', difference: 'Difference' };
/** Which versions there are of a picture. */
const VERSIONS_OF: Record<ReportedPicture['state'], readonly Version[]> = {
  changed: ['accepted', 'drawn', 'difference'],
  new: ['drawn'],
  gone: ['accepted'],
};

const percent = (share: number): string =>
  share < 0.001 ? 'less than 0.1 %' : `${(share * 100).toFixed(1)} %`;

const stateWords = ({ state, share }: ReportedPicture): string =>
  ({ changed: `${percent(share)} of it differs`, new: 'new', gone: 'no longer drawn' })[state];

const accept = (fields: Html, label: Html): Html =>
  html`<form method="post" action="${addresses.visual}">${fields}<button class="act">${label}</button></form>`;

function pictureSection(picture: ReportedPicture, at: string): Html {
  const { name, title, state } = picture;
  return html`<section aria-labelledby="${name}">
    <h2 id="${name}">${title}</h2>
    <p>${stateWords(picture)}</p>
    <div class="versions">${VERSIONS_OF[state].map(
      (version) => html`<figure><figcaption>${WORDS[version]}</figcaption>
      <a href="${addresses.picture(version, name)}"><img src="${addresses.picture(version, name)}?at=${at}" alt="${title}, ${WORDS[version].toLowerCase()}" loading="lazy"></a></figure>`,
    )}</div>
    ${accept(
      html`<input type="hidden" name="name" value="${name}">`,
      html`Accept<span class="visually-hidden"> ${title}</span>`,
    )}
  </section>`;
}

/** What looks different from what was last accepted: before, after, difference, and a button for each. */
export function visualPage(report: VisualReport | undefined): Html {
  if (!report) {
    return html`<h1>Visual changes</h1>
    <p class="lead">No pictures were drawn here yet. In a checkout, <code>npm run visual</code> draws every example of
      every block at three widths and every kind of page in each language; here one looks at what has changed and
      accepts it.</p>`;
  }
  const { at, same, pictures } = report;
  const count = (state: ReportedPicture['state']) =>
    pictures.filter((picture) => picture.state === state).length;
  return html`<h1>Visual changes</h1>
    <p class="lead">Drawn ${momentTag(Date.parse(at))}: ${count('changed')} changed, ${count('new')} new,
      ${count('gone')} no longer drawn, ${same} as accepted.</p>
    ${
      pictures.length > 0 &&
      accept(html`<input type="hidden" name="all" value="${at}">`, html`Accept all ${pictures.length}`)
    }
    ${pictures.length > SHOWN && html`<p>The first ${SHOWN} of ${pictures.length}, those that differ most.</p>`}
    ${pictures
      .toSorted((one, other) => other.share - one.share)
      .slice(0, SHOWN)
      .map((picture) => pictureSection(picture, at))}`;
}
