import type { MessageId } from '../../locales/Messages.ts';
import type { BlockProps } from '../../schemas/index.ts';
import type { Page } from '../../schemas/page.ts';
import { getBlock, getBlocks, getStory } from './collectBrochure.ts';
import { escapeHtml, renderPage, toPrint, toPrintAlone } from './renderPage.ts';
import type { DeckPlan } from './takeDrawings.ts';

export interface PrintedBoat {
  model: Page;
  plans: readonly DeckPlan[];
  /** Picture of the opening, and the one of her saloon or deck. */
  pictures: readonly { address: string; alt: string }[];
}

/** A boat on two pages: what she is for; then plans, figures and price. */
export function renderBoat(boat: PrintedBoat, number: number, say: (id: MessageId) => string): string {
  const { model } = boat;
  const hero = getBlock(model, 'product-hero');
  const name = escapeHtml(hero.heading ?? '');
  const foot = (page: number) => `<span>${name}</span><span>${page}</span>`;
  return [
    renderPage(renderStory(boat), foot(number), 'story'),
    renderPage(renderFigures(boat, say), foot(number + 1), 'figures'),
  ].join('');
}

function renderStory({ model, pictures }: PrintedBoat): string {
  const hero = getBlock(model, 'product-hero');
  const introduction = getBlock(model, 'product-introduction');
  const chapters = getStory(model);
  const [quotation] = getBlocks(model, 'quotation');
  const id = model.path.split('/').at(-1);
  const [opening, second] = pictures.map(
    ({ address, alt }) => `<img src="${address}" alt="${escapeHtml(alt)}">`,
  );
  return `<div class="opening">${opening}</div>
    <header id="${id}"><p class="eyebrow">${escapeHtml(hero.label ?? '')}</p>
      <h2>${escapeHtml(hero.heading ?? '')}</h2>
      <p class="price"><strong>${escapeHtml(hero.price ?? '')}</strong><br>${renderTerms(hero)}</p>
      <div class="lead">${toPrint(hero.text)}</div></header>
    <div class="words">
      <div class="introduction"><h3>${escapeHtml(introduction.heading ?? '')}</h3>${toPrintAlone(introduction.text)}</div>
      <div class="second">${second}</div>
      ${chapters.map(({ heading, text }) => `<div><h3>${escapeHtml(heading ?? '')}</h3>${toPrint(text)}</div>`).join('')}
    </div>
    ${
      quotation
        ? `<figure class="quotation"><blockquote>${escapeHtml(quotation.quote)}</blockquote>
      <figcaption>${escapeHtml([quotation.author, quotation.authorRole].filter(Boolean).join(', '))}</figcaption></figure>`
        : ''
    }`;
}

function renderFigures({ model, plans }: PrintedBoat, say: (id: MessageId) => string): string {
  const { rows, heading } = getBlock(model, 'compare-specifications');
  const layouts = getBlock(model, 'cabin-layouts');
  const offer = getBlock(model, 'offer');
  const hero = getBlock(model, 'product-hero');
  const half = Math.ceil(rows.length / 2);
  const tables = [rows.slice(0, half), rows.slice(half)].map(
    (part) =>
      `<table>${part
        .map(
          ({ label, values }) =>
            `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(values[0] ?? '')}</td></tr>`,
        )
        .join('')}</table>`,
  );
  const included = [...(offer.included ?? []), ...(offer.promotion ? [offer.promotion.label] : [])];
  return `<div class="plans" data-count="${plans.length}"><h3>${escapeHtml(layouts.heading)}</h3>
      ${plans.map(renderPlan).join('')}${renderPlaces(plans)}</div>
    <div class="specifications"><h3>${escapeHtml(heading ?? '')}</h3>${tables.join('')}</div>
    <div class="offer"><h3>${escapeHtml(offer.heading ?? '')}</h3>
      <div class="terms"><p class="price"><strong>${escapeHtml(hero.price ?? '')}</strong><br>${renderTerms(hero)}</p>
        ${toPrintAlone(offer.text)}</div>
      <div><h4>${escapeHtml(say('offer.included'))}</h4><ul>${included.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul></div>
      <div class="packs"><h4>${escapeHtml(say('offer.packs'))}</h4><dl>${(offer.packs ?? [])
        .map(
          (
            pack,
          ) => `<div><dt>${escapeHtml(pack.name)}</dt><dd class="extra">${escapeHtml(pack.price ?? '')}</dd>
            <dd>${escapeHtml([pack.promoted, pack.text].filter(Boolean).join(' '))}</dd></div>`,
        )
        .join('')}</dl></div></div>`;
}

/** What stands below the price: the same the other way, and the next delivery. */
const renderTerms = ({ otherPrice, delivery }: BlockProps['product-hero']): string =>
  [otherPrice, delivery].flatMap((line) => (line ? [escapeHtml(line)] : [])).join('<br>');

/** A plan with its bathrooms and berths, the second and the last of its figures; tanks are in the table. */
const renderPlan = ({ svg, title, figures }: DeckPlan): string =>
  `<figure>${svg}<figcaption><strong>${escapeHtml(title)}</strong>${[figures[1], figures.at(-1)]
    .map((figure) => figure && ` · ${escapeHtml(figure.label)} ${escapeHtml(figure.value)}`)
    .join('')}</figcaption></figure>`;

/** The numbers on the plans in words. */
function renderPlaces(plans: readonly DeckPlan[]): string {
  const words = new Map(
    plans.flatMap(({ places }) => places.map(({ number, label }) => [Number(number), label])),
  );
  const items = [...words].sort(([one], [other]) => one - other);
  return `<p class="places">${items.map(([number, label]) => `<span><b>${number}</b> ${escapeHtml(label)}</span>`).join(' ')}</p>`;
}
