import { type Brochure, CHAPTERS, getBlock, getBlocks, getChapter } from './collectBrochure.ts';
import { escapeHtml, renderPage, toPrint, toPrintAlone, type Words } from './renderPage.ts';

/**
 * The last three pages: what comes on top of the price, from the order to the warranty, and where to ask.
 *
 * @param chart address of the picture of the dealers.
 * @param number of the first of them.
 */
export const renderBuying = (brochure: Brochure, words: Words, chart: string, number: number): string =>
  [
    renderPrices(brochure, words, number),
    renderOrder(brochure, words, number + 1),
    renderAddresses(brochure, words, chart),
  ].join('');

const withId = (html: string, id: string) =>
  `<div id="${id}">${toPrint(html).replace(/ id="[^"]*"/, '')}</div>`;

const renderChapters = (page: Brochure['guide'], ids: readonly string[]) =>
  ids.map((id) => withId(getChapter(page, id), id)).join('');

function renderPrices({ guide, delivery }: Brochure, words: Words, number: number): string {
  const [, , costs] = getBlocks(guide, 'free-content');
  const [, voyage] = getBlocks(delivery, 'free-content');
  const [, quay] = getBlocks(delivery, 'text-media');
  return renderPage(
    `<header><p class="eyebrow">${escapeHtml(words.buying)}</p><h2>${escapeHtml(costs?.heading ?? '')}</h2></header>
    <div class="columns">${renderChapters(guide, CHAPTERS.guide)}</div>
    <h2>${escapeHtml(quay?.heading ?? '')}</h2>
    <div class="columns flow">${toPrint(quay?.text)}</div>
    <h2>${escapeHtml(voyage?.heading ?? '')}</h2>
    <div class="columns">${renderChapters(delivery, CHAPTERS.delivery.slice(2))}</div>`,
    `<span>${escapeHtml(words.buying)}</span><span>${number}</span>`,
    'buying',
  );
}

function renderOrder({ delivery, trial }: Brochure, words: Words, number: number): string {
  const [order] = getBlocks(delivery, 'free-content');
  const [handover] = getBlocks(delivery, 'text-media');
  const after = getBlock(delivery, 'three-columns');
  const [steps] = getBlocks(trial, 'free-content');
  const opening = getBlock(trial, 'secondary-hero');
  return renderPage(
    `<header><h2>${escapeHtml(opening.heading)}</h2><div class="lead">${toPrintAlone(opening.text)}</div></header>
    <div class="steps">${toPrint(steps?.text)}</div>
    <h2>${escapeHtml(order?.heading ?? '')}</h2>
    <div class="columns">${renderChapters(delivery, CHAPTERS.delivery.slice(0, 2))}</div>
    <h2>${escapeHtml(handover?.heading ?? '')}</h2><div class="columns flow">${toPrint(handover?.text)}</div>
    <h2>${escapeHtml(after.heading ?? '')}</h2>
    <div class="columns three">${after.items.map(({ heading, text }) => `<div><h3>${escapeHtml(heading ?? '')}</h3>${toPrint(text)}</div>`).join('')}</div>`,
    `<span>${escapeHtml(words.buying)}</span><span>${number}</span>`,
    'buying',
  );
}

function renderAddresses({ dealers, contact }: Brochure, words: Words, chart: string): string {
  const [hours] = getBlocks(contact, 'text-media');
  const [arrangement] = getBlocks(dealers, 'text-media');
  const opening = getBlock(contact, 'secondary-hero');
  const form = getBlock(contact, 'contact-form');
  return renderPage(
    `<h2>${escapeHtml(words.ask)}</h2>
    <div class="yard"><div><h3>${escapeHtml(opening.heading)}</h3>${toPrint(opening.text)}${toPrint(hours?.text)}</div>
      <img src="${chart}" alt="${escapeHtml(getBlock(dealers, 'full-media').desktopImage?.alt ?? '')}"></div>
    <div class="arrangement"><h3>${escapeHtml(arrangement?.heading ?? '')}</h3>${toPrint(arrangement?.text)}</div>
    <div class="dealers">${getBlocks(dealers, 'three-columns')
      .flatMap(({ items }) => items)
      .map(({ heading, text }) => `<div><h3>${escapeHtml(heading ?? '')}</h3>${toPrint(text)}</div>`)
      .join('')}</div>`,
    `<span>${toPrint(form.text).replace(/<\/?p>/g, ' ')}</span>`,
    'addresses',
  );
}
